"""`millrace automa`: the Automas of people who play Barrage with cardboard."""
