### The clauses of Barrage that reasons, explanations and cards cite, English.
###
### Each is a clause of docs/rules/barrage.md in plain words: clause-B4-2-6 is B4.2.6. No message has arguments.

## Components and concepts

clause-B1-1-2 = Basins 1 to 4 are in the mountains, 5 to 7 in the hills, 8 to 12 in the plains.
clause-B1-2-2 = A dam is one base with up to 2 elevations on it. Its level is the number of its pieces, 1 to 3.
clause-B1-2-4 = The three neutral dams, of levels 1, 2 and 3, are placed at the setup and never change. Nobody may elevate them.
clause-B1-2-5 = A dam holds as many drops as its level. Only Graziano's level 3 dams hold 4.
clause-B1-3-1 = A built conduit connects every dam in its start basin with every powerhouse in its end basin, whoever owns them.
clause-B1-4-1 = Credits, excavators and mixers are simply counted.
clause-B1-4-4 = Spent credits go to the general supply, unless a rule says that they are paid to another player. Credits never go onto the wheel.
clause-B1-4-5 = Machines used in a construction are not spent: they go onto the wheel and come back.
clause-B1-4-6 = Machines of choice may be split freely between excavators and mixers.
clause-B1-5-1 = VP have no upper limit, and they may become negative.
clause-B1-5-2 = Energy is what a player has recorded on the energy track in this round. It has no upper limit.
clause-B1-5-3 = Energy of production actions, and of the few effects that say so, may fulfil a contract. All other energy only advances on the energy track.
clause-B1-5-4 = Energy cannot be saved: it is compared with contracts at the moment it is produced, and never added to other energy.
clause-B1-6-5 = Flowing drops are put on headstreams of choice and flow at once.

## Setup

clause-B2-1-9 = With 3 players every action space marked "4" is closed for the whole game, on the left and on the right.
clause-B2-1-10 = With 2 players every action space marked "3+" or "4" is closed for the whole game, on the left and on the right.
clause-B2-2-1 = Each company starts with all its pieces, 12 engineers, an empty wheel of 6 segments and 0 energy.
clause-B2-2-5 = The starting contract lies face up in the personal supply and counts towards the limit of 3.
clause-B2-3-1 = As many company boards as there are players are drawn at random. The others leave the game.
clause-B2-3-2 = As many officers as there are players are drawn at random, one for each company board. The pairs are fixed.
clause-B2-3-6 = In one pick a player takes an available company with its officer and, independently, an available starting contract.
clause-B2-3-11 = With free choice a player takes any company that is still free, then any officer who is still free, then an available starting contract.

## Income and headstreams

clause-B3-2-1 = For bases, elevations and conduits separately: the first income is active once 2 pieces are built, the second once 4 are, the third once 5 are. They add up.
clause-B3-2-4 = At the start of a round each player receives all active incomes once.
clause-B3-2-7 = An income that a new piece reveals is received at once, and again at the start of every later round.
clause-B3-3-1 = After the incomes, in rounds 1 to 4, each headstream tile receives the drops printed for the round.
clause-B3-3-2 = In round 5 the headstream tiles receive no drops.

## Turns and engineers

clause-B4-2-1 = Each action space shows how many engineers it takes. Exactly that many are placed there.
clause-B4-2-2 = An action space with a red border costs 3 more credits, paid when the engineers are placed.
clause-B4-2-3 = A cost printed in the action symbol is paid when the engineers are placed, together with that of a red border.
clause-B4-2-4 = A space that holds engineers is occupied for the rest of the round. Only the bank never is.
clause-B4-2-6 = A space may be chosen only by someone who has the engineers and all the credits and can perform the action afterwards. Credits needed within the action must be left after paying for the space.
clause-B4-3-1 = A player with at least 1 engineer cannot pass: the bank is always open.

## Construction

clause-B5-1-1 = Each company board has four construction spaces for 1, 2, 3 and 3 engineers. The fourth has a red border and costs 3 credits.
clause-B5-1-2 = Construction spaces are used from left to right, so there are at most four constructions with engineers in a round.
clause-B5-1-3 = Nobody else can use the construction spaces of a company.
clause-B5-2-1 = A construction takes place in this order: engineers, technology tile, machines, rotation of the wheel by 1, the structure with the cost of its red border, a revealed income, the special effect of the tile.
clause-B5-2-2 = A construction needs beforehand: the engineers, a suitable technology tile at hand, all machines, all credits, a piece on the company board and a legal building space.
clause-B5-2-5 = A technology tile allows the structure it shows. A joker tile allows any one structure.
clause-B5-3-1 = The wheel is a ring of 6 segments. Exactly one of them is open.
clause-B5-3-2 = Technology tiles and machines are inserted only into the open segment.
clause-B5-3-3 = When the wheel rotates by 1, everything moves on by one segment. What arrives in the open segment returns to the personal supply at once.
clause-B5-3-4 = What is inserted returns with the sixth rotation. The rotation of its own construction is the first.
clause-B5-3-7 = What is on the wheel is not at hand: it cannot be used, and machines there score nothing at the end.
clause-B5-4-1 = A base goes on an empty base space; with a red border it costs 3 more credits. A company cannot have two bases in one basin.
clause-B5-4-2 = An elevation goes only on an own dam of level 1 or 2. It never costs the credits of a red border.
clause-B5-4-3 = A conduit goes on an empty conduit space. There is no limit per basin.
clause-B5-4-4 = A powerhouse goes on an empty powerhouse space; with a red border it costs 3 more credits. A company cannot have two powerhouses in one basin.
clause-B5-4-5 = An elevation adds no drops. Drops behind the dam stay there.
clause-B5-4-7 = Costs are paid with the machines shown, unless an ability or a tile says otherwise.
clause-B5-5-1 = A construction with the level I powerhouse tile or the level III base tile takes no engineers and no construction space.
clause-B5-6-2 = A free structure keeps to all limits of building spaces, and to the area or production value that the reward shows.
clause-B5-6-3 = The 3 credits of a red border must be paid for a free structure too.

## Management actions

clause-B6-2-1 = The turbine station performs a production action with the bonus or malus of its symbol.
clause-B6-3-1 = "2 drops": put up to 2 drops, at least 1, on one headstream or on two. They wait for the water phase.
clause-B6-3-2 = "1 flowing drop": put 1 drop on a headstream of choice. It flows at once.
clause-B6-4-1 = In the bank place any number of engineers, at least 1, and gain as many credits.
clause-B6-4-2 = The bank is never closed. Everybody may use it, again and again.
clause-B6-5-1 = In the workshop pay the credits shown, if any, and rotate the wheel by the number shown.
clause-B6-5-2 = In the machinery shop pay the credits shown and gain the machines shown. Choose the kind of a machine of choice.
clause-B6-6-1 = "1 contract": take one private contract from the display.
clause-B6-6-2 = "2 contracts": pay 1 credit and take two private contracts of any colours from the display.
clause-B6-6-3 = Only contracts on display when the action begins can be taken. Nothing is refilled between the first and the second.
clause-B6-6-4 = National contracts can never be taken.
clause-B6-6-5 = The full number of contracts must be taken, or all there are. With none on display the action is not possible.
clause-B6-6-6 = At the end of the turn the display is refilled to 2 contracts of each colour. An empty pile is not refilled.
clause-B6-7-1 = Each space of the patent office belongs to one tile. Pay 5 credits and take it; it may be used from the next turn on.
clause-B6-7-2 = A tile taken from the patent office is not replaced before the end of the round. Until then its space cannot be used.

## Production and contracts

clause-B7-1-1 = A production needs one system: an own powerhouse, a built conduit of anybody that ends in its basin, and an own or neutral dam with water where the conduit starts.
clause-B7-1-2 = A production uses at least 1 drop, at most all that the dam holds.
clause-B7-1-4 = The energy is the number of drops times the production value, plus the bonus or malus of the action, plus the production bonus of the company board.
clause-B7-1-5 = A production must yield at least 1 energy. The production bonus counts.
clause-B7-1-6 = A production action is possible if some choice yields at least 1 energy and its fee can be paid.
clause-B7-1-7 = Whoever uses the conduit of another pays the owner 1 credit per drop. The owner also scores 1 VP per drop.
clause-B7-1-8 = The fee must be paid in full from the credits left after paying for the space. Credits of a contract's reward come too late.
clause-B7-3-1 = After a production action one contract may be fulfilled that requires no more than its energy: an own one, or an available national one.
clause-B7-3-2 = Only the energy of this one production counts for a contract, not the energy of the round and not what comes afterwards.
clause-B7-3-4 = A fulfilled contract is turned face down. It stays with its owner and cannot be fulfilled again.
clause-B7-3-5 = A fulfilled national contract goes to the player who fulfilled it. It is not replaced, and nobody else can fulfil it.
clause-B7-3-6 = The reward of a contract is received at once.
clause-B7-3-8 = Energy for a contract that comes from a tile or a reward may fulfil one contract too, own or national. It is no production action: of all abilities only France's lowering applies.
clause-B7-4-6 = A player may keep 3 contracts that are not fulfilled. Whoever has more after an action discards down to 3 at once.

## Water

clause-B8-1-1 = In a basin water meets the powerhouse spaces first, then the upper base space, then the lower one, then flows to the next basin.
clause-B8-1-2 = A drop from a headstream first meets the upper base space of its basin.
clause-B8-1-3 = A drop stops at a dam of anybody that holds fewer drops than it can.
clause-B8-1-4 = A full dam, or an empty base space, lets a drop pass.
clause-B8-1-8 = A drop held by a dam moves again only through a production.
clause-B8-2-1 = After the actions phase all drops on the headstreams flow, one at a time.

## Scoring and the end

clause-B9-1-1 = The most energy scores 6 VP, the second most 2 VP. Nobody scores for 0 energy.
clause-B9-1-3 = Players tied for first share 8 VP, rounded up. Then nobody scores for second place.
clause-B9-2-1 = Each player gains the credits of the last mark reached on the energy track.
clause-B9-2-2 = With 0 energy a player gains 3 credits and loses 3 VP.
clause-B9-3-3 = The full reward of the bonus tile goes to those whose energy has reached the section of the round.
clause-B9-3-4 = In a lower section the reward of the bonus tile is reduced by 4 VP for each section missing, but never below 0.
clause-B9-3-5 = Below 6 energy the bonus tile gives nothing, even in round 1.
clause-B9-6-1 = In the next round those with less energy go first. Among those with equal energy the order of the last round is reversed.
clause-B9-6-3 = At the end of the round all engineers return to their owners.
clause-B9-6-4 = At the end of the round the tiles left in the patent office leave the game. 3 new ones come from pile I, then II, then III.
clause-B10-1-1 = At the end of the game the objective tile ranks the players: places 1, 2 and 3 score 15, 10 and 5 VP.
clause-B10-1-2 = Tied players add up the VP of the places they share and divide them, rounded up.
clause-B10-1-5 = For the objective tile an Automa scores 20, 15 and 10 VP instead.
clause-B10-2-1 = At the end of the game every full 5 excavators, mixers and credits in the personal supply score 1 VP.
clause-B10-2-3 = At the end of the game each drop held by own dams scores 1 VP. Neutral dams score for nobody.
clause-B10-3-1 = The most VP win.

## Companies

clause-B11-1-1 = Two powerhouses give a production bonus of 1, four one of 3. The third switches on the special ability of the company for the rest of the game.
clause-B11-1-2 = The production bonus applies to every production action of the player, except Germany's second production.
clause-B11-1-3 = Production bonus and special ability count as soon as the powerhouse stands, also for a production that its tile gives. An ability that acts after a production acts even after the one whose contract built the powerhouse.
clause-B11-2-1 = Whenever a drop flows past the powerhouse spaces of a basin with a powerhouse of the USA, the USA gain 1 energy, in anybody's turn.
clause-B11-2-2 = The USA gain 1 energy for each drop and each basin it passes. All their powerhouses count.
clause-B11-2-3 = The basin where a production has just used the drop does not count for the USA; basins further downstream do.
clause-B11-2-6 = The energy of the USA cannot be refused and never fulfils a contract.
clause-B11-3-1 = After each production action and its contract Italy gains 3 energy, which fulfils no contract.
clause-B11-3-2 = Italy gains nothing after energy of tiles, contracts or incomes.
clause-B11-4-1 = After each production action Germany may at once produce a second time with a different powerhouse.
clause-B11-4-2 = The second production of Germany is only drops times production value: no bonus or malus, no production bonus, no officer.
clause-B11-4-3 = Germany pays fees for the second production too. Drops of the first have already flowed on and may be used.
clause-B11-4-4 = The second production of Germany may fulfil its own contract. The energies of the two are never added.
clause-B11-5-1 = Whenever France fulfils a contract with energy, its requirement is 3 lower.
clause-B11-5-2 = France's lowering adds nothing to the energy on the track.
clause-B11-5-3 = A requirement lowered to 0 or less still needs a production action, or at least 1 energy for a contract.

## Executive officers

clause-B12-1-1 = Wilhelm Adler's bases cost 3 excavators in every area. A red border still costs 3 credits.
clause-B12-2-1 = Graziano Del Monte's dams of level 3 hold 4 drops. Other dams are unchanged.
clause-B12-3-1 = For Viktor Fiesler drops times production value counts as at least 4, before any bonus or malus.
clause-B12-3-2 = Viktor Fiesler's ability does not apply to Germany's second production, nor to energy without a production action.
clause-B12-4-1 = Jill McDowell may pay for a conduit with 1 mixer per production value.
clause-B12-4-2 = Jill McDowell cannot mix excavators and mixers for one conduit.
clause-B12-4-3 = Jill McDowell's price cannot be combined with the level II joker tile.
clause-B12-4-4 = Jill McDowell's price in mixers is not changed by the level II conduit tile.
clause-B12-5-1 = In a construction Solomon P. Jordan may pay 3 credits instead of each machine.
clause-B12-5-2 = Solomon P. Jordan inserts the technology tile as usual, even without any machine.
clause-B12-5-3 = Solomon P. Jordan replaces machines of the final cost, after all reductions.
clause-B12-6-1 = Anton Krylov's special tile acts as a copy of one technology tile on the own wheel: same structure, same special effect.
clause-B12-6-2 = The tile that Anton Krylov copies must be on the wheel before the action begins.
clause-B12-6-4 = Anton Krylov's special tile goes onto the wheel like any other. It is not an advanced tile.
clause-B12-6-5 = If Anton Krylov copies a tile without engineers, the construction needs none.
clause-B12-7-1 = Mahiri Sekibo has two spaces: 1 engineer, then in the same round 1 engineer and 3 credits.
clause-B12-7-2 = Mahiri Sekibo is used in the own turn before the action. She does not replace it.
clause-B12-7-3 = Mahiri Sekibo can be used once per turn and twice per round.
clause-B12-7-4 = Mahiri Sekibo copies another officer of this game until the end of the turn. The owner keeps the ability.
clause-B12-7-5 = Mahiri Sekibo can be used only if an action is possible afterwards.

## Technology tiles

clause-B13-1-1 = An advanced tile is used like a basic one.
clause-B13-1-4 = Advanced tiles count wherever they are: at hand or on the wheel.
clause-B13-2-1 = Level I base: put 1 drop behind every own dam that holds none, the new one included.
clause-B13-2-2 = Level I elevation: rotate the wheel by 1 more for each own elevation, the new one included.
clause-B13-2-3 = Level I conduit: gain 2 credits per production value of the new conduit.
clause-B13-2-4 = Level I powerhouse: no engineers are needed.
clause-B13-2-5 = Level I joker: a red-bordered building space costs no credits. A red-bordered action space still does.
clause-B13-3-1 = Level II base: gain 1 energy for each own base, the new one included; one contract may be fulfilled with it.
clause-B13-3-2 = Level II elevation: fill the dam just elevated with drops.
clause-B13-3-3 = Level II conduit: a conduit costs at most 5 excavators.
clause-B13-3-4 = Level II powerhouse: a production action with bonus +2 may follow at once, with any own powerhouse.
clause-B13-3-5 = Level II joker: excavators and mixers may replace each other one for one.
clause-B13-4-1 = Level III base: no engineers and no excavators are needed.
clause-B13-4-2 = Level III elevation: score 3 VP for each own dam of level 2 or 3.
clause-B13-4-3 = Level III conduit: gain 2 energy per production value of the new conduit; one contract may be fulfilled with it.
clause-B13-4-4 = Level III powerhouse: score 3 VP for each own powerhouse, the new one included.
clause-B13-4-5 = Level III joker: score 3 VP for each own advanced tile, this one included.

## Bonus tiles, objective tiles, introductory game

clause-B14-1-1 = 2 VP for each fulfilled contract of any kind.
clause-B14-1-2 = 4 VP for each base built.
clause-B14-1-3 = 4 VP for each elevation built.
clause-B14-1-4 = 4 VP for each conduit built.
clause-B14-1-5 = 5 VP for each powerhouse built.
clause-B14-1-6 = 4 VP for each advanced technology tile, at hand or on the wheel. Basic and special tiles do not count.
clause-B14-2-1 = Counts own bases and powerhouses on red-bordered spaces. Elevations do not count.
clause-B14-2-2 = Counts own bases that an own conduit connects with an own powerhouse. Each base counts once; drops do not matter.
clause-B14-2-3 = Counts own structures in the area where there are the most.
clause-B14-2-4 = Counts own structures in the area where there are the fewest.
clause-B14-2-5 = Counts basins with at least 1 own structure.
clause-B14-2-6 = Counts basins with at least 3 own structures. A base with two elevations is three.
clause-B15-1-1 = In the introductory game companies, officers and starting contracts are given out by turn order; there is no draft.
clause-B15-1-2 = In the introductory game each player also has the basic joker tile.
clause-B15-1-3 = In the introductory game there is no patent office and there are no advanced tiles.
clause-B15-1-5 = The introductory game is played without Automas and without the Leeghwater Project.

## Decisions

clause-B16-1-1 = Before the game a player chooses a company with its officer and a starting contract.
clause-B16-1-3 = In a turn a player chooses an action space, in the bank also how many engineers, or a construction without engineers; with 0 engineers also to pass.
clause-B16-1-4 = In a construction a player chooses the structure, the building space, the technology tile, and the payment where there are several.
clause-B16-1-5 = In a production a player chooses the system and the number of drops.
clause-B16-1-6 = With energy for a contract a player chooses which contract to fulfil, or none.
clause-B16-1-7 = In the contract office a player chooses which contracts to take, and which to discard above the limit.
clause-B16-1-8 = With drops to place a player chooses how many, where that is optional, and the headstreams.
clause-B16-1-9 = With machines of choice a player chooses between excavators and mixers.
clause-B16-1-10 = With a free structure a player chooses the building space, or declines.
clause-B16-1-11 = An extra production may be performed or declined.
clause-B16-1-12 = With the Leeghwater Project a player also chooses slots, private buildings, external works, and what their effects leave open.
clause-B16-1-13 = Everything else happens by itself: incomes, the wheel, fees, scoring and the turn order.

## Automa

clause-A1-1 = An Automa makes no decisions of its own: the Automa tiles decide everything.
clause-A3-6 = If an entry shows more engineers than an Automa has, it places all it has and performs the entry as usual.
clause-A3-11 = The engineers of an Automa go onto the first free space of the section: the left column from top to bottom, then the right one. What the space shows does not count.
clause-A3-12 = If no space of the section is free, the engineers of an Automa stand beside it and block nothing. The bank is always free.
clause-A3-14 = Machines of choice: one at a time an Automa takes the kind of which it has fewer in its supply; on a tie an excavator.
clause-A4-1 = At the start of an Automa's turn the top tile is turned over. The next tile of the stack shows the actions, the tile turned over shows the criteria.
clause-A4-3 = The entries of the action side are tried in order: column by column, top to bottom.
clause-A4-4 = An entry is performed if its conditions hold at that moment; otherwise the next one is tried.
clause-A4-6 = After an entry of water management or the contract office the turn goes on if the Automa has an engineer left. Every other entry ends the turn.
clause-A5-1-1 = An Automa produces if one of its systems yields energy, if it is not yet first with the energy for the full bonus reward, and if its energy reaches a contract of the colour shown.
clause-A5-1-2 = An Automa uses the system with the most energy, with all drops of the dam.
clause-A5-1-3 = Of systems with equal energy one with a neutral dam is used; then the conduit that comes first when counting on from the placement code of conduits.
clause-A5-1-4 = Of all face-up private and national contracts within its energy an Automa fulfils the one with the highest requirement; of equal ones the one further right.
clause-A5-2-4 = An Automa places drops only if that makes its own dams hold at least 1 drop more.
clause-A5-2-5 = An Automa places drops so that its own dams hold as many more as possible; then with the fewest drops. Drops that add nothing are not placed.
clause-A5-2-6 = If placements of drops are equal, the headstream letters of the criteria side decide: more drops on the first letter, then on the second, and so on.
clause-A5-4-1 = An Automa builds if a piece is left, if a technology tile is at hand, if its machines suffice for a space, and if a building space is open.
clause-A5-4-3 = An Automa can build on spaces that are legal, that the entry allows, and for which it has the machines with the tile it uses.
clause-A5-4-4 = An Automa uses its technology tile of the highest level that allows the structure; of the same level a specific one before a joker. It does not fall back to another one.
clause-A5-4-6 = Without the Leeghwater Project entries for buildings are passed over.
clause-A5-5-1 = An Automa uses the workshop only if something is on its wheel.
clause-A5-6-1 = An Automa uses the machinery shop in every round but the last.
clause-A5-7-1 = An Automa uses the patent office if a tile for the structure shown, or a joker tile, is there. It loses 2 VP for it.
clause-A5-7-2 = Of several tiles in the patent office an Automa takes the one of the highest level; then a specific one before a joker; then the topmost.
clause-A5-7-3 = Without the Leeghwater Project patent entries for building tiles are passed over.
clause-A5-9-2 = Drops of a reward or an income are placed like those of an entry. Drops that bring no gain are forfeited.
clause-A5-9-3 = A free structure goes where the placement procedure says, on a legal space within what the reward shows. If there is none, it is forfeited.
clause-A5-10-1 = Without the Leeghwater Project entries for external works are passed over.
clause-A6-1-1 = If only one space is left at any point, it is taken.
clause-A6-1-2 = If there is exactly one place where the new piece completes a system of an own or neutral dam, a built conduit and an own powerhouse, only that place stays. If there is none, or several, all stay.
clause-A6-1-3 = Then the three criteria of the column follow in order. A criterion keeps the spaces that satisfy it; if none does, it is ignored.
clause-A6-1-4 = Then the placement code decides: counting on from it, the first space left is taken.
clause-A6-1-5 = Among several spaces of one basin, one without a red border is taken.
clause-A6-4-1 = The basin where the strongest built conduit starts; of equal ones an own one.
clause-A6-4-2 = A basin linked to an own powerhouse.
clause-A6-4-3 = The space that the most drops now on the headstreams would reach in the water phase. If none would, the criterion is ignored.
clause-A6-4-4 = A base space with a red border.
clause-A6-4-5 = A space below any powerhouse, with no dam between them.
clause-A6-4-6 = A basin whose conduit spaces lead to an own dam; if there is none, one whose conduit spaces lead to no opponent's dam.
clause-A6-5-1 = The conduit space with the highest production value.
clause-A6-5-2 = The conduit space with the second highest production value.
clause-A6-5-3 = A conduit space with a dam where it starts: an own one before a neutral one before an opponent's.
clause-A6-5-4 = A conduit space with a powerhouse where it ends: an own one before an opponent's.
clause-A6-5-5 = A conduit space with a dam where it starts: an opponent's before a neutral one before an own one.
clause-A6-5-6 = A conduit space with a powerhouse where it ends: an opponent's before an own one.
clause-A6-6-1 = The basin where the strongest built conduit ends; of equal ones an own one.
clause-A6-6-2 = A basin linked to an own dam.
clause-A6-6-3 = A basin in the plains.
clause-A6-6-4 = The basin that the criterion names.
clause-A6-6-5 = A basin whose water next meets an own dam; if there is none, one whose water does not next meet an opponent's dam.
clause-A6-6-6 = A basin whose water does not next meet an opponent's dam; if there is none, one whose water next meets an own dam.
clause-A7-1-1 = A low voltage Automa plays like a medium one, without incomes and production bonuses.
clause-A7-2-1 = A medium Automa plays by the rules of the Automa without any change.
clause-A7-3-1 = A high voltage Automa uses the special effects of advanced tiles, and everything in them that a player may decline. Credits become VP.
clause-A7-3-3 = With the level I powerhouse tile and the level III base tile an Automa places no engineers; with the latter it needs no excavators either.
clause-A7-3-4 = With the level II conduit tile an Automa keeps conduit spaces of production value 3 or more, if there are any.
clause-A7-3-5 = With the level II powerhouse tile an Automa produces at once with its best system and 2 more energy, then fulfils the best contract.
clause-A7-3-7 = With the level II joker tile an Automa pays with the usual kind of machine first and with the other for what is missing.
clause-A7-3-9 = From the high level on an Automa uses the ability of its company from the third powerhouse on. The USA prefer more energy from flowing water; Germany produces a second time if it can.
clause-A7-4-1 = An overpowered Automa plays like a high voltage one and has the officer of its company board.
clause-A7-4-2 = With Wilhelm Adler an Automa places bases in the mountains first, then in the hills.
clause-A7-4-3 = With Graziano Del Monte an Automa builds an elevation instead of the structure shown whenever it can.
clause-A7-4-4 = With Viktor Fiesler an Automa uses exactly 1 drop through a conduit of production value 1 or 2.
clause-A7-4-5 = With Jill McDowell an Automa pays for a conduit in mixers if both payments are possible. Machines of choice are always mixers.
clause-A7-4-6 = With Solomon P. Jordan an Automa may replace one missing machine of a construction by losing 3 VP. Machines are used first.
clause-A7-4-7 = With Anton Krylov an Automa uses the special tile only if no other tile allows the structure. It copies the tile of the highest level on its wheel; of the same level a specific one before a joker.

## Leeghwater Project

clause-L1-1 = The Leeghwater Project is an option of the full game.
clause-L1-2 = With the Leeghwater Project the Netherlands and four more officers may be drawn.
clause-L1-6 = 5 of the 10 private buildings are drawn and lie in a column.
clause-L2-1 = A private building shows what it takes to build there, VP, one action, four slots and four action spaces.
clause-L2-2 = A building is built like any structure: engineers on the company board, a technology tile for buildings or a joker, both kinds of machines onto the wheel, then a piece on a free slot.
clause-L2-3 = Slots 1 and 2 cost no credits, slots 3 and 4 cost 3. Slot 2 is there only with 4 players.
clause-L2-4 = A company can build only once on each private building.
clause-L2-5 = Buildings give no income, are not on the map and do not count for objective tiles.
clause-L2-6 = Whoever has a building there may place engineers on a free space of the private building, pay for a red border and the cost in the symbol, and perform its action.
clause-L2-7 = A player may use the spaces of one private building only once per round.
clause-L2-9 = Each of the ten private buildings has an action of its own.
clause-L2-10 = At the end of the game every company scores the VP of each private building it has built on.
clause-L3-1 = Each external work has one space for 2 engineers.
clause-L3-2 = For an external work its machines are returned to the general supply: they are lost, not put onto the wheel. The reward comes at once.
clause-L3-3 = A place of the external works stays empty until the end of the round.
clause-L3-4 = At the end of the round the external works left leave the game. 3 new ones come from pile A, then B, then C.
clause-L3-5 = A reward may fulfil an own contract without energy, never a national one, or take a tile of the patent office for free. What cannot be done is forfeited.
clause-L4-1 = The basic building tile allows a building.
clause-L4-2 = Level I building: the action of the private building may be performed at once, without engineers; the cost in the symbol is paid.
clause-L4-3 = Level II building: insert machines of only one of the two kinds, as you choose.
clause-L4-4 = Level III building: score the VP of the private building now, and again at the end of the game.
clause-L5-1 = After each production action and its contract the Netherlands may put 1 drop behind another own dam that has room. Not behind a neutral one.
clause-L5-2 = The drop of the Netherlands does not flow and triggers nothing.
clause-L6-1-1 = Simone Luciani may keep 4 contracts instead of 3.
clause-L6-1-2 = With one production action Simone Luciani may fulfil any number of contracts if their requirements together do not exceed its energy.
clause-L6-1-3 = For France with Simone Luciani the requirements together are 3 lower, once.
clause-L6-1-4 = Energy without a production action fulfils only one contract, for Simone Luciani too.
clause-L6-2-1 = The architect of Tommaso Battista counts as an engineer in every respect.
clause-L6-2-2 = If the architect alone is placed on a space for exactly 1 engineer, another turn may follow at once.
clause-L6-2-3 = The architect gives no other turn on a space for 2 or 3 engineers, nor in the bank.
clause-L6-3-1 = For an external work Leslie Spencer may insert the machines and the special tile into the wheel instead of losing them, and then rotates the wheel by 1.
clause-L6-3-2 = Leslie Spencer's special tile must be at hand. It allows no structure and is not an advanced tile.
clause-L6-3-3 = Leslie Spencer's special tile cannot be used with the Loan Agency.
clause-L6-4-1 = Once per round Margot Fouché may place 1 engineer to perform the action of a private building on which the player has built, paying the cost in its symbol.
clause-L7-1 = 5 VP for each fulfilled external work.
clause-L7-2 = 4 VP for each building built.
clause-L8-1 = An Automa builds on the first private building, in the direction of the entry, on which it has not built, where a slot is free and which it can pay. It takes the cheapest free slot.
clause-L8-2 = When an Automa builds on a private building, its first action space is closed to everybody for the rest of the game.
clause-L8-4 = An Automa performs an external work if it has the machines for one. The Automa tile says which place comes first.
clause-L8-5 = The Netherlands of an Automa put their drop behind the own dam with room whose system would produce the most energy now, not the dam just used. If several are equal, the first column of the criteria decides.
clause-L8-6 = If an external work lets an Automa fulfil a contract, it is the private one on display with the highest requirement, within what the reward allows; of equal ones the one furthest right.
clause-L8-7 = If an external work gives an Automa an advanced tile, it takes the one of the highest level on display; of equal ones the topmost.
clause-L8-8 = With the level II building tile an Automa pays only the kind of machine of which it has fewer; on a tie excavators. With that of level I it scores the private building instead of using it.
clause-L8-10 = With Simone Luciani an Automa fulfils the highest national contract within its energy, then as many private ones as the rest covers, with the highest requirements, furthest right.
clause-L8-11 = With Tommaso Battista an Automa places the architect for an entry that ends the turn and needs exactly 1 engineer. If it has an engineer left, another turn follows.
clause-L8-12 = With Leslie Spencer an Automa performs an external work instead of every construction, with 1 engineer, if her special tile is at hand and a work can be paid. Machines and tile go onto the wheel.
clause-L8-13 = With Margot Fouché an Automa builds a building instead of the structure shown, with 1 engineer, whenever it can.
