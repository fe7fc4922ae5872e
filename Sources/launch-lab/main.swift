print("launch-lab")
