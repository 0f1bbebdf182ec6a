### The words of Ferry, English. Every language has the same keys with the same arguments.
### An argument is a number or the text of another message; of such a message the attributes are at hand
### too: where $boat is given, $boat-the is its attribute `.the`. A language adds those it needs.

# $n (number): the chair at the table, from 1
seat = Player { $n }

## Boats

boat-raft = raft
boat-canoe = canoe
boat-punt = punt
boat-rowboat = rowing boat
boat-longboat = longboat
boat-cutter = cutter
boat-sloop = sloop
boat-lighter = lighter
boat-barge = barge
boat-steamer = steamer

## Questions ($seat: who is asked; $boat: one of boat-…; $hold, $n (number))

question-boat = Which boat comes?
question-draw = Which crate is drawn?
question-load = { $seat }: which crate goes aboard the { $boat }? (it carries { $hold })
question-lash = { $seat }: lash the crate? ({ $n ->
    [one] { $n } rope
   *[other] { $n } ropes
} left)

## Options ($n (number): a weight)

option-wait = wait for another boat
option-loose = leave it loose
option-lash = lash it
option-load = load crate { $n }
option-draw = crate { $n }

## Events

event-arrived = The { $boat } comes to the quay
event-loaded = { $seat } loads crate { $n }
event-loaded-hidden = { $seat } loads a crate, face down
event-waited = { $seat } waits
event-lashed = { $seat } lashes the crate
event-turned = { $seat } turns over crate { $n }
event-overboard = Crate { $n } of { $seat } goes overboard
event-crossed = The { $boat } crosses the river
event-sank = The { $boat } sinks
event-points = { $seat } gains { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-points-lost = { $seat } loses { $n ->
    [one] { $n } point
   *[other] { $n } points
}
event-drew = { $seat } draws crate { $n }
event-drew-hidden = { $seat } draws a crate
event-won = { $seat } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Because of what, and the rows of the table at the end

source-rules = rules
source-waiting = waiting
source-fare = fare
source-freight = freight
source-wreck = wreck
points-start = at the start
points-fare = fares
points-freight = freight
points-waiting = waiting
points-wreck = wrecks

## Why not; the first five are asked for by every game

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-nothing = Nothing stands in the way of it.
reason-nothing-to-undo = There is nothing to undo.
reason-not-asked = This does not answer the question.
# $n (number): a weight
reason-not-in-hand = Crate { $n } is not in your hand.

## The view, where no drawing shows it

view-season = season
view-season-spring = spring
view-season-autumn = autumn
view-season-summer = summer
view-fog = fog
view-round = boat
view-boats = of
view-boat = at the quay
view-boat-raft = { boat-raft }
view-boat-canoe = { boat-canoe }
view-boat-punt = { boat-punt }
view-boat-rowboat = { boat-rowboat }
view-boat-longboat = { boat-longboat }
view-boat-cutter = { boat-cutter }
view-boat-sloop = { boat-sloop }
view-boat-lighter = { boat-lighter }
view-boat-barge = { boat-barge }
view-boat-steamer = { boat-steamer }
view-hold = carries
view-fare = fare
view-weight = weight
view-order = order
view-aboard = aboard
view-lashed = lashed
view-seat = player
view-seats = players
view-vp = points
view-ropes = ropes
view-crates = crates
view-hand = hand
