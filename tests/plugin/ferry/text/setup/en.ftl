# The words of the new-table form and of the command line.

ferry-title = Ferry
ferry-about = Boats come to the quay, and everybody's crates want to cross. The heaviest earns the fare, unless it goes overboard.
ferry-facts = 2 to 4 players · a quarter of an hour
ferry-fog = Fog
ferry-fog-hint = Crates are loaded face down and turned over when the boat leaves. Not in summer.
ferry-season = Season
ferry-season-spring = Spring
ferry-season-spring-hint = Six boats come.
ferry-season-autumn = Autumn
ferry-season-autumn-hint = Eight boats come.
ferry-season-summer = Summer
ferry-season-summer-hint = Ten boats come.
