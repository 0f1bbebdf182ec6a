### The river map, English. The parts of a place's name are joined by commas.

map-title = River map
map-role = map
map-desc = Arrow down and up follow the river. Arrow left and right cross to the other bank: left conduit, dam, right conduit. Shift and arrow down follow a conduit to its powerhouses. N and P go to the next and previous legal place, Enter chooses, I opens the card. Plus, minus and zero zoom.

# $basin (number)
map-base-upper = Basin { $basin }, upper base space
map-base-lower = Basin { $basin }, lower base space
# $basin, $value, $end (numbers)
map-conduit-left = Basin { $basin }, left conduit space, production value { $value }, feeds basin { $end }
map-conduit-right = Basin { $basin }, right conduit space, production value { $value }, feeds basin { $end }
# $n (number): which space of the basin
map-powerhouse = Basin { $basin }, powerhouse space { $n }
# $key: A to D
map-headstream = Headstream { $key }, feeds basin { $basin }
map-waiting = { $n ->
    [0] no drops waiting
    [one] { $n } drop waiting
   *[other] { $n } drops waiting
}
# $drops: four numbers with commas
map-rounds = drops of rounds 1 to 4: { $drops }
# $n (number): credits
map-red = red border, { $n ->
    [one] { $n } credit more
   *[other] { $n } credits more
}
# once something stands there
map-red-built = red border
map-empty = empty
# $owner: a company or "neutral"
map-dam = { $owner }: dam of level { $level }, { $drops } of { $capacity } drops
map-conduit-built = { $owner }: conduit
map-powerhouse-built = { $owner }: powerhouse
map-legal = legal

# $place: the key of the dam or conduit picked first
map-pick-conduit = { $place }: now choose the conduit. Escape takes it back.
map-pick-dam = { $place }: now choose the dam. Escape takes it back.

map-tools = Map view
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Whole map
# $n (number): how many
map-next-legal = Next legal place, { $n } in all
map-loupe = Magnifier
map-loupe-close = Close the magnifier
