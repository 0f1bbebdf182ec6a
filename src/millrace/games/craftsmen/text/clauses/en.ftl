### The clauses of Craftsmen, English.
###
### Each is a clause of docs/rules/craftsmen.md in plain words: clause-C4-2-6 is C4.2.6, with the rulings on it. No
### message has arguments.

## Aim and components

clause-C1-1 = The player with the most points after three years wins.
clause-C1-2 = There are 48 capital cards, 6 sawmills, 24 basic, 24 extended and 16 advanced building cards.
clause-C1-3 = There are 8 bonus tokens, 10 work tokens, 10 privilege tokens and 14 natural markers, one marker for the year and one for the season.
clause-C1-4 = You have 5 assistants, 1 disc for the turn order and 2 for your points. Cubes stand for your goods and never run out.
clause-C1-5 = The score track counts from 0 to 50. Your second disc counts completed fifties.

## Set-up

clause-C2-1 = The board lies in the middle. The game starts in the spring of year 1.
clause-C2-2 = You start with a hand of capital cards; two more lie face up for everybody.
clause-C2-2-1 = Shuffle the 48 capital cards and deal 5 to each player. Hands are secret.
clause-C2-2-2 = The other capital cards are the draw pile. Turn 2 of them face up beside it.
clause-C2-3 = You start with a built sawmill, and with two basic building cards and one extended one in your hand.
clause-C2-3-1 = Basic cards: shuffle all 24, deal 2 to each player, make a pile of the rest and turn 2 face up.
clause-C2-3-2 = Extended cards: set aside the 8 with the house mark and shuffle the other 16 into a pile. Shuffle the 8, deal 1 to each player, put the rest on top of the pile and turn 2 face up.
clause-C2-3-3 = Advanced cards: set aside the 8 with the house mark and shuffle the other 8 into a pile. Shuffle the marked ones, put them on top and turn 2 face up. Nobody is dealt one.
clause-C2-3-4 = Each player gets one of the 6 sawmills at random. It is built at once, free of charge. The others go back to the box.
clause-C2-4 = Before the first season, in turn order, you may exchange one building card and, independently, your sawmill.
clause-C2-4-1 = You may exchange one building card of your hand: draw the top card of the pile of the same tier, then put the unwanted card under that pile.
clause-C2-4-2 = You may exchange your sawmill for an unused one of other colours. Yours goes back to the box, where players after you may take it.
clause-C2-5 = The bonus tokens lie beside the board. Each of the 14 spaces of the granary starts with a natural marker.
clause-C2-6 = With 2, 3, 4 or 5 players there are 4, 6, 8 or 10 privilege tokens, and as many work tokens. The rest are not used.
clause-C2-7 = For the first turn order, add up the printed values of your five capital cards; sets do not count. The lowest sum goes first, and in a tie the player in the earlier seat. The order is set before anybody exchanges cards.
clause-C2-8 = You start with points by your place in the turn order: the first with 0, the second and third with 1, the fourth and fifth with 2.

## Calendar

clause-C3-1 = The game lasts 3 years of 4 seasons each: 12 seasons.
clause-C3-2 = Spring, summer and autumn have three phases: assistants, buildings (stages I to VI) and end of season.
clause-C3-3 = Winter has only stages II and IV of the buildings phase. The year-end scoring follows.
clause-C3-4 = After winter a new year starts with spring. After the winter of year 3 the game is over.

## Assistants phase

clause-C4-1 = In turn order each player sends 1 assistant or passes, round after round, until everybody has passed or has no assistant left. If you have assistants but nowhere to send them, you must pass.
clause-C4-2 = Sending an assistant means putting it into the queue in front of a town building.
clause-C4-2-1 = Choose a town building. Your assistant goes onto the leftmost empty space of its queue.
clause-C4-2-2 = A queue has three spaces, from left to right: gold gives the privilege, silver nothing extra, and on the green-ribbon space stacking is free of charge.
clause-C4-2-3 = Only when all spaces of a queue are taken may you stack your assistant on another one, on a space of your choice. A space holds at most 2 assistants.
clause-C4-2-4 = Stacking on your own assistant is free of charge.
clause-C4-2-5 = Stacking on another player's assistant costs a fee, paid to that player: one capital card, or 1 point in year 1, 2 points in year 2 and 3 points in year 3. You choose which; you must have it.
clause-C4-2-6 = On the green-ribbon space there is no fee.
clause-C4-2-7 = You may have at most 2 assistants in one town building.
clause-C4-2-8 = A town building takes at most 4, 5 or 6 assistants with 3, 4 or 5 players.
clause-C4-3 = Once you pass, you send no more assistants this season.
clause-C4-4 = If you still have assistants when the phase ends, you gain 1 point, however many they are.

## Buildings phase

clause-C5-1 = Stages I to VI follow each other, one for each town building. Each of your assistants there gives you one action.
clause-C5-2 = The queue of a building acts from left to right; on a space the lower assistant acts before the upper one.
clause-C5-3 = You may skip an action, and every part of it that says you may.
clause-C5-4 = An assistant on the gold space, lower or upper, may use the privilege of the building in addition to the action. It is your choice; a privilege you do not use is not counted. The town hall has none.
clause-C5-5 = A privilege token gives you the privilege when your assistant does not stand on the gold space.
clause-C5-5-1 = In stages I to V you may return a privilege token to the town hall. The assistant that acts now uses the privilege as if it stood on the gold space.
clause-C5-5-2 = An assistant uses a privilege at most once per season.
clause-C5-5-3 = You never hold more than 3 privilege tokens.
clause-C5-6 = An assistant that used a privilege, by its space or by a token, moves onto the picture of the building and is counted at the end of the season. All others go home after stage VI.
clause-C5-7 = A work token is a work point saved for later.
clause-C5-7-1 = Between two stages, in turn order, you may return any number of work tokens to the town hall. Each gives you 1 work point to spend at once. You need no assistant, and no privilege applies.
clause-C5-7-2 = You never hold more than 3 work tokens.

## Capital cards

clause-C6-1 = A capital card is worth its printed value. Cards of one colour paid together may count as a set instead: 2 cards are worth 5, 3 are worth 10, 4 are worth 15, each further card adds 5.
clause-C6-2 = For each colour you get the better of the set and the printed values: a pair of threes is worth 6.
clause-C6-3 = You may pay too much, and no change is given. But you may not add a card that the payment does not need.
clause-C6-4 = You pay with cards of your hand. They go to the discard pile, unless a rule says who gets them.
clause-C6-5 = You may hold 10 capital cards, and 8 at the end of a season. After each action, fee or reward you discard what is above the limit; you choose the cards.
clause-C6-6 = When a capital card is due and the draw pile is empty, the discard pile is shuffled and becomes the new one. If that is empty too, there is no card.

## Bankers' guild

clause-C7-1 = Gain 4 capital cards: first take 1 or 2 of the face-up ones, then draw the rest from the pile.
clause-C7-2 = Then discard 2 capital cards, new or old, even if you gained fewer than 4. If you hold only one, discard that.
clause-C7-3 = Then the face-up capital cards are refilled to 2.
clause-C7-4 = Privilege: discard only 1 card. You decide before the second discard.

## Builders' guild

clause-C8-1 = Build up to 2 building cards from your hand. A basic one costs 2, an extended one 3, an advanced one 6. You pay for both at once, with capital cards of any colour.
clause-C8-2 = A new card goes to the left or right end of your row. It must match the card it touches in the colour of the upper half or of the lower half.
clause-C8-3 = The second card may be attached to the first. You may build the same building again.
clause-C8-4 = Privilege: one of the cards you build need not match. It still goes to an end of your row.
clause-C8-5 = Sawmills and basic buildings make raw materials, extended buildings half-products, advanced buildings final goods. Meat is a half-product that is shipped like a final good.
clause-C8-6 = The first player to have built every building of the production line of a final good takes its bonus token. The sawmill counts, and a building may serve several lines. The token scores at the end of the game.

## Notary

clause-C9-1 = Choose a face-up building card of any tier: buy it, or put it up for auction.
clause-C9-2 = To buy a building card, you pay its price and take it into your hand.
clause-C9-2-1 = A basic card costs 3, an extended card 5, an advanced card 10.
clause-C9-2-2 = You may pay only with capital cards of the colours on the building card, mixed as you like. Sets count for each colour.
clause-C9-2-3 = The card goes to your hand. Its place is refilled from the pile of its tier.
clause-C9-3 = In an auction everybody may bid for the card; if nobody does, the mayor bids.
clause-C9-3-1 = Name a face-up building card and an opening bid of at least 1.
clause-C9-3-2 = Starting with the left neighbour of the opener, players raise or pass for good until only the highest bidder is left. You cannot bid more than you can pay.
clause-C9-3-3 = The highest bidder pays with capital cards of any colour and takes the card into the hand. Its place is refilled.
clause-C9-3-4 = If nobody raises the opening bid, the mayor draws capital cards: 1 for a basic card, 2 for an extended one, 3 for an advanced one. Their printed values add up to his offer.
clause-C9-3-5 = If the mayor's offer is not above the opening bid, the opener wins at that bid. Otherwise the opener bids more and wins, or passes: the card goes under its pile, and nothing is paid.
clause-C9-3-6 = The cards the mayor has drawn are always discarded.
clause-C9-4 = Privilege: before or after the action, even if you skip it, draw 3 cards of a building pile and add the 2 face-up ones of its tier. Put 2 of the 5 face up. Return the other 3 together to the top or to the bottom of the pile, in any order.
clause-C9-5 = You may hold any number of building cards.

## Craftsmen's guild

clause-C10-1 = At the start of the stage, players with an assistant here mark each of their raw-material buildings with a cube. It only shows that the building is ready.
clause-C10-2 = Each assistant here gives you 3 work points in year 1, 4 in year 2, 5 in year 3. What you do not spend in this action is lost.
clause-C10-3 = One work point pays for one thing: a raw material, a trade at the fair, a half-product or a final good.
clause-C10-3-1 = Raw material: your sawmill or one of your basic buildings makes one unit of its good. Put it on the fair or onto an empty input icon for that good. If there is no room, it cannot be made.
clause-C10-3-2 = Trade at the fair: put one of your cubes from the fair onto any empty input icon for a raw material, whatever the good.
clause-C10-3-3 = Half-product: one of your extended buildings uses up its input and makes one unit, which moves on at once. You score the points of the building; for meat only if it is shipped.
clause-C10-3-4 = Final good: one of your advanced buildings uses up all its inputs and makes one unit, which must be shipped. You score the points of the building if it is.
clause-C10-4 = You may have at most 3 cubes on the fair. There a cube is no longer a particular good.
clause-C10-5 = A half-product, unless it is meat, goes onto an input icon or to the granary.
clause-C10-5-1 = A half-product may go onto an empty input icon for it on one of your advanced buildings. This takes no further work point.
clause-C10-5-2 = Or it goes to the granary, onto the row of its good, above the older marker. If both spaces are taken, the lower marker leaves, the upper one drops and your cube goes on top. Then take a face-up capital card or the top card of the pile.
clause-C10-6 = Final goods and meat are shipped.
clause-C10-6-1 = Choose a ship with a row for the good. A row has 2 slots, and the older marker lies on the left.
clause-C10-6-2 = If a slot is free, you simply add your cube.
clause-C10-6-3 = If both slots are taken, you may bribe the captain: discard 1 capital card, remove the left marker, move the right one to the left and put your cube on the right.
clause-C10-6-4 = A bribe takes a capital card and must not remove your own marker.
clause-C10-6-5 = If any ship has a free slot for the good, you must ship it, there or elsewhere with a bribe. If none has, and you cannot or will not bribe, the good is lost and you score nothing for it.
clause-C10-7 = What lies on your input icons and on the fair stays there from season to season and from year to year.
clause-C10-8 = Privilege: once per assistant, 1 work point makes 2 raw materials, in the same building or in different ones.

## Merchants' guild

clause-C11-1 = Buy one half-product from the granary. Only the lower marker of a row is for sale.
clause-C11-2 = You cannot buy your own marker.
clause-C11-3 = The price is 1 capital card of your choice. For a natural marker it is discarded, otherwise the owner of the marker gets it.
clause-C11-4 = What you buy goes onto an empty input icon for it on one of your advanced buildings. Without one you cannot buy it.
clause-C11-5 = The marker that is left in the row drops to the lower space.
clause-C11-6 = Privilege: instead of the card, pay with one of your cubes on the fair. The owner of the marker then puts a cube on the fair, if there is room, instead of getting a card.

## Town hall

clause-C12-1 = Each of your assistants here takes one of three actions: a privilege token, a work token or a change of order.
clause-C12-2 = Take a privilege token, if one is left and you hold fewer than 3.
clause-C12-3 = Take a work token, if one is left and you hold fewer than 3.
clause-C12-4 = Change of order: move this assistant onto the leftmost free space of the order-change track. The track has 3 spaces, and you may be on it only once.
clause-C12-5 = After this stage all assistants go home, except those on the pictures of buildings and those on the order-change track.

## End of season

clause-C13-1 = Count the assistants on the pictures of buildings. Whoever has the fewest takes a privilege token, in a tie everybody who is tied; a player who holds 3 gets none. If tokens run short, they go in turn order. Then these assistants go home.
clause-C13-2 = The players on the order-change track come first in the new turn order, in the order of that track. The others follow in their old order.
clause-C13-3 = Discard down to 8 capital cards. The next season begins, and all your 5 assistants are back.

## Winter

clause-C14-1 = In winter no assistants are sent.
clause-C14-2 = Stage II: in turn order each player may build once, as with one assistant.
clause-C14-3 = Stage IV: in turn order each player may produce once with the work points of the year, as with one assistant.
clause-C14-4 = In winter you may use one privilege token per action, and work tokens between the two stages.
clause-C14-5 = Winter has no end phase: nobody takes a privilege token, and no track changes the order. The year-end scoring follows.

## Year-end scoring

clause-C15-1 = The ships score one after another, from left to right.
clause-C15-1-1 = On each ship players are ranked by their number of markers. In a tie, the player whose best marker lies in the higher row is ahead; in the same row, the one further left.
clause-C15-1-2 = Points for the ranks: 4 on ship 1; 5 and 3 on ship 2; 6, 4 and 2 on ship 3; 7, 5, 3 and 1 on ship 4.
clause-C15-1-3 = Each marker scores the value printed at its row. Then the markers go back to their owners.
clause-C15-2 = City: 3 points for each complete set of four colours among the halves of your built cards, sawmill included. Each half counts once.
clause-C15-3 = Granary: 1 point for each of your cubes there. Then you take them back.
clause-C15-4 = Investment: in turn order, once at each year-end, you may discard exactly 4 capital cards, one of each colour, and score the sum of their printed values.
clause-C15-5 = The ships are empty again. Natural markers fill the empty spaces of the granary.
clause-C15-6 = Discard down to 8 capital cards. Then the next year begins.

## End of the game

clause-C16-1 = After the third year-end you add the points of your bonus tokens. Cards, other tokens and goods that are left score nothing.
clause-C16-2 = The most points win. In a tie, the player with more capital cards in hand wins; if that is a tie too, the one further back in turn order.

## Two players

clause-C17-1 = With 2 players the third space of every queue is closed. Each may have 2 assistants in a building, so it takes at most 4.
clause-C17-2 = With 2 players you pay nothing for stacking on your opponent's assistant; your opponent draws the top capital card of the pile.
clause-C17-3 = With 2 players the town hall has only privilege tokens and work tokens.
clause-C17-4 = With 2 players a tie in used privileges gives nobody a privilege token.
clause-C17-5 = With 2 players you swap places in turn order after each season but the last, so that each is first 6 times. There is no order-change track.
