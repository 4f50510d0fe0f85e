# Names
title = Three Days on Callisto
about = Half the moon works by day, half sleeps in the dark. Be where the light comes next.
option-refill-upgrades-about = When an Upgrade tile is taken, another one is drawn in its place at once.
player = { $name }
either = { $first } or { $second }
crater-valhalla = Valhalla
crater-vestri = Vestri
crater-vutash = Vutash
crater-maderatcha = Maderatcha
crater-ahti = Ahti
crater-njord = Njord
crater-audr = Audr
crater-tornarsuk = Tornarsuk
crater-aegir = Aegir
crater-agloolik = Agloolik
crater-burr = Burr
crater-doh = Doh
crater-yuryung = Yuryung
crater-egdir = Egdir
crater-skuld = Skuld
crater-buri = Buri
crater-nuada = Nuada
crater-vitr = Vitr
crater-orestheus = Orestheus
crater-haki = Haki
crater-skoll = Sköll
crater-lempo = Lempo
side-west = west
side-east = east
side-zone = Valhalla Zone
resource-food = food
resource-fuel = fuel
resource-machinery = machinery
element-oxygen = oxygen
element-hydrogen = hydrogen
element-nitrogen = nitrogen
element-carbon = carbon
element-sulfur = sulfur
element-silicon = silicon
influence = Influence
center-greenhouse = Greenhouse
center-refinery = Refinery
center-factory = Factory
center-oxygen = oxygen Extractor
center-hydrogen = hydrogen Extractor
center-nitrogen = nitrogen Extractor
center-carbon = carbon Extractor
center-sulfur = sulfur Extractor
center-silicon = silicon Extractor
center-citadel = Citadel
a-center-greenhouse = a Greenhouse
a-center-refinery = a Refinery
a-center-factory = a Factory
a-center-oxygen = an oxygen Extractor
a-center-hydrogen = a hydrogen Extractor
a-center-nitrogen = a nitrogen Extractor
a-center-carbon = a carbon Extractor
a-center-sulfur = a sulfur Extractor
a-center-silicon = a silicon Extractor
a-center-citadel = a Citadel
part-bricks = bricks
part-wood = wood
part-barrels = barrels
part-beams = beams
part-panels = panels
part-drill = drill
part-cart = cart
token-food-a = food token A
token-food-b = food token B
token-fuel-a = fuel token A
token-fuel-b = fuel token B
token-machinery-a = machinery token A
token-machinery-b = machinery token B
laboratory-white = white
laboratory-gray = gray
laboratory-black = black
colour-light = light blue
colour-dark = dark blue
place-light = the light blue Demand tile
place-dark = the dark blue Demand tile
place-storage = the Storage
face-front = front
face-back = back
reward-mining = cart and drill for an element
reward-food-income = the food column for food income
reward-food-point = the food column for a point
reward-fuel-income = the fuel column for fuel income
reward-fuel-point = the fuel column for a point
reward-machinery-income = the machinery column for machinery income
reward-machinery-point = the machinery column for a point
space-mining-cart = mining equipment, cart
space-mining-drill = mining equipment, drill
space-food-1 = food column, upper space
space-food-2 = food column, lower space
space-fuel-1 = fuel column, upper space
space-fuel-2 = fuel column, lower space
space-machinery-1 = machinery column, upper space
space-machinery-2 = machinery column, lower space
space-light-bottom-1 = light blue purifier, bottom row, space 1
space-light-bottom-2 = light blue purifier, bottom row, space 2
space-light-bottom-3 = light blue purifier, bottom row, space 3
space-light-middle-1 = light blue purifier, middle row, space 1
space-light-middle-2 = light blue purifier, middle row, space 2
space-light-middle-3 = light blue purifier, middle row, space 3
space-light-top-1 = light blue purifier, top row, space 1
space-light-top-2 = light blue purifier, top row, space 2
space-light-top-3 = light blue purifier, top row, space 3
space-light-top-4 = light blue purifier, top row, space 4
space-dark-bottom-1 = dark blue purifier, bottom row, space 1
space-dark-bottom-2 = dark blue purifier, bottom row, space 2
space-dark-bottom-3 = dark blue purifier, bottom row, space 3
space-dark-middle-1 = dark blue purifier, middle row, space 1
space-dark-middle-2 = dark blue purifier, middle row, space 2
space-dark-middle-3 = dark blue purifier, middle row, space 3
space-dark-top-1 = dark blue purifier, top row, space 1
space-dark-top-2 = dark blue purifier, top row, space 2
space-dark-top-3 = dark blue purifier, top row, space 3
space-dark-top-4 = dark blue purifier, top row, space 4
upgrade-hydroponics = Hydroponics
upgrade-fuel-depot = Fuel Depot
upgrade-machine-shop = Machine Shop
upgrade-masonry-crew = Masonry Crew
upgrade-frame-crew = Frame Crew
upgrade-tank-crew = Tank Crew
upgrade-zoning-permit = Zoning Permit
upgrade-recruiting-office = Recruiting Office
upgrade-rovers = Rovers
upgrade-embassy = Embassy
upgrade-prefabrication = Prefabrication
upgrade-survey-lamps = Survey Lamps
upgrade-expansion-budget = Expansion Budget
upgrade-research-grant = Research Grant
upgrade-storage = Storage
upgrade-valhalla-extension = Valhalla Extension
upgrade-day-end-scoring = Day End Scoring
upgrade-consulate = Consulate
upgrade-night-shift = Night Shift
upgrade-deep-drilling = Deep Drilling
upgrade-scavengers = Scavengers
upgrade-merchant-charter = Merchant Charter
upgrade-foreman = Foreman
upgrade-monument = Monument
upgrade-university = University
upgrade-settlement = Settlement
upgrade-seniority = Seniority
upgrade-governor = Governor
upgrade-exporter = Exporter
upgrade-purification-plant = Purification Plant
upgrade-reserve-bank = Reserve Bank
bonus-food = 2 food
bonus-fuel = 2 fuel
bonus-machinery = 2 machinery
bonus-supplies = 1 food, 1 fuel and 1 machinery
bonus-influence = 2 Influence
bonus-salvage = any salvage part
bonus-points = 2 points
bonus-element = any element
bonus-diplomacy = one more Ganymedean in Diplomacy
bonus-income = any income +1
option-refill-upgrades = Upgrade tiles are replaced when taken

# Moves
move-daylight = The { $side } is in daylight.
move-bonus = Passing Bonus tile: { $bonus }.
move-demand = Draw { $colour } Demand tile { $number }.
move-reveal = Upgrade tile: { $upgrade }.
move-face = Turn the { $colour } Demand tile to its { $face }.
move-structure = Build a Valhalla structure and take the { $token }.
move-recruit = Recruit a colonist in { $crater }.
move-transport = Transport the colonist of { $crater }.
move-to = To { $crater }.
move-diplomacy = Ganymedean Diplomacy.
move-ganymedean = Move the Ganymedean on space { $space } of { $crater }.
move-center = Build { $center } in { $crater }.
move-laboratory = Build a laboratory on a { $colour } space of { $crater }.
move-upgrade = Research { $upgrade }.
move-pass = Pass, to space { $space } of the Pass track.
move-spend = Spend an Influence cube for { $resource }.
move-place = Place a part ({ $part }): { $space }.
move-take = Take the { $token }.
move-decline = Take nothing.
move-advance = Advance your { $resource } income.
move-foreman = The Foreman works in { $crater }.
move-night = The Night Shift works in { $crater }.
move-load = Put { $element } on { $place }.
move-redeem = Redeem { $reward }.
move-unload = Move { $element } from the Storage to the { $colour } Demand tile.
move-sell = Sell the { $colour } Demand tile.
move-done = That is all.

# Prompts
prompt-turning = Choose the side of your new { $colour } Demand tile.
prompt-acting = { $n ->
    [one] Your last action of this turn.
   *[other] Your turn: { $n } actions.
}
prompt-transporting = Where does the colonist of { $crater } go?
prompt-negotiating = Which Ganymedean do you move? Up to { $n }, up to { $reach } segments each, 1 fuel each.
prompt-escorting = Where does the Ganymedean of { $crater } go?
prompt-collecting = You may take { $bonus }, or nothing.
prompt-collecting-both = You may take both: { $first } and { $second }.
prompt-collecting-any = Take any salvage part.
prompt-collecting-purifier = Put { $n ->
    [one] a cube
   *[other] { $n } cubes
} on your purifiers.
prompt-researching = Choose an Upgrade tile for your laboratory.
prompt-advancing = Advance { $n ->
    [one] an income cube
   *[other] { $n } different income cubes
}.
prompt-directing = Whom does your Foreman direct in this harvest?
prompt-waking = Who works the Night Shift in this harvest?
prompt-loading = Where does your { $element } go?
prompt-loading-any = Choose an element and its place.
prompt-redeeming = Redeem salvage, or keep it.
prompt-selling = { $sale ->
    [forced] A full Demand tile must be sold{ $storage ->
        [yes] ; elements may be moved from your Storage first.
       *[no] .
    }
    [open] Sell a complete Demand tile, { $storage ->
        [yes] move elements from your Storage to a Demand tile, or wait.
       *[no] or wait.
    }
   *[none] { $storage ->
        [yes] Move elements from your Storage to a Demand tile, or wait.
       *[no] Nothing can be sold: go on.
    }
}
prompt-spending = The day is scored next: spend Influence ({ $n }) or keep it.

# The log
log-daylight = The { $side } begins in daylight.
log-round = Round { $n }: daylight in the { $side }.
log-phase = { $phase }
phase-income = Income: everybody collects.
phase-harvest = Harvest of the craters.
phase-rewards = Rewards: salvage may be redeemed.
phase-sale = Sales of Demand tiles.
phase-day-end = The day ends and is scored.
log-order = The new turn order: { $order }.
log-bonus-laid = Pass space { $n } offers { $bonus }.
log-demand = { $seat } draws { $colour } Demand tile { $n }.
log-revealed = { $upgrade } is on offer.
log-faced = { $seat } turns the { $colour } Demand tile to its { $face }.
log-structure = { $seat } builds a Valhalla structure for the { $token }.
log-token-wasted = { $seat } has no space for the { $token }.
log-bonus-wasted = { $seat } has no space for the bonus: { $bonuses }.
log-bonus-gone = { $seat } finds none left in the supply: { $bonuses }.
log-recruited = { $seat } recruits a colonist in { $crater }.
log-transported = { $seat } transports a colonist from { $origin } to { $crater } for { $n } fuel.
log-diplomacy = { $seat } turns to Diplomacy.
log-escorted = { $seat } moves a Ganymedean from { $origin } to { $crater }.
log-center = { $seat } builds { $center } in { $crater } and scores { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
log-laboratory = { $seat } builds a laboratory on a { $colour } space of { $crater }.
log-researched = { $seat } researches { $upgrade }.
log-passed = { $seat } passes to space { $n }.
log-pass-scored = { $seat } scores { $n ->
    [one] { $n } point
   *[other] { $n } points
} on the Pass track.
log-bonus = { $seat } takes the bonus: { $bonus }.
log-overflowed = { $seat } is at the maximum: { $n } { $resource } wasted.
log-spent = { $seat } spends Influence for { $n } { $resource }.
log-salvaged = { $seat } takes { $part } ({ $space }).
log-token = { $seat } takes the { $token }.
log-declined = { $seat } takes nothing.
log-advanced = { $seat } now has { $n } { $resource } income.
log-income = { $seat } collects { $n } { $resource }.
log-directed = { $seat }'s Foreman works in { $crater }.
log-woken = { $seat }'s Night Shift works in { $crater }.
log-harvested = { $seat } harvests { $n } { $product } in { $crater }{ $lost ->
    [0] .
   *[other] {" "}({ $lost } wasted).
}
log-loaded = { $seat } puts { $element } on { $place }.
log-wasted = { $seat } has no space for { $n } { $element }.
log-element-wasted = { $seat } has no space for any element.
log-redeemed = { $seat } redeems { $reward }.
log-unloaded = { $seat } moves { $element } from the Storage to the { $colour } Demand tile.
log-sold = { $seat } sells the { $colour } Demand tile for { $n } { $n ->
    [one] point
   *[other] points
}.
log-day-end = { $seat } scores { $n } for { $resource } at the day's end.
log-unsold = { $seat } scores { $n } for unsold elements.
log-upgrade-scored = { $seat } scores { $n } for { $upgrade }.

# Refusals
refused-not-in-stack = No such tile is left in the stack.
refused-not-this-colour = It is the turn of the { $colour } Demand tile.
refused-poor = It costs { $need } { $resource }; you have { $have }.
refused-no-structures-left = All your Valhalla structures are built.
refused-structure-space = Every building space with the { $token } is taken.
refused-valhalla = Valhalla holds structures only.
refused-no-colonists-left = You have no colonist left to recruit.
refused-dark = { $crater } is in darkness.
refused-full = { $crater } has no vacant space.
refused-own-colonist = You already have a colonist in { $crater }.
refused-not-adjacent = You are not present in { $crater } or one segment away from it.
refused-no-colonist = You have no colonist in { $crater }.
refused-nowhere = The colonist of { $crater } has nowhere to go.
refused-nowhere-ganymedean = The Ganymedean of { $crater } has nowhere to go.
refused-stays = The Ganymedean is in { $crater } already.
refused-too-far = { $crater } is { $far } segments away; your Diplomacy reaches { $reach }.
refused-diplomacy-used = Your Diplomacy tile is face down until the next round.
refused-no-ganymedean-can-move = No Ganymedean can move.
refused-escorted = This Ganymedean has already moved.
refused-no-ganymedean = No Ganymedean stands on space { $space } of { $crater }.
refused-move-one = Diplomacy moves at least one Ganymedean.
refused-zone-center = No Production Center can be built in { $crater }: the Valhalla Zone has its own.
refused-center-standing = { $crater } already has { $center }.
refused-center-kind = { $crater } does not allow { $center }.
refused-no-disc = The { $side } menu has no { $center } left.
refused-never-a-disc = The { $side } menu has no { $center }.
refused-no-laboratories-left = All your laboratories are built.
refused-no-laboratory-space = { $crater } has no vacant { $colour } laboratory space.
refused-zoning = A { $colour } space needs a Zoning Permit in a { $n }-player game.
refused-no-upgrade = There is no Upgrade tile that you could take.
refused-not-offered = { $upgrade } is not on offer.
refused-second-copy = You already have { $upgrade }; a second one does nothing.
refused-no-pass-space = The Pass track has { $n } spaces.
refused-pass-taken = Pass space { $n } is taken by { $name }.
refused-no-influence = You have no Influence.
refused-highest = Your { $resource } is at its maximum.
refused-only-purifier = Only the spaces of your purifiers can be filled now.
refused-other-part = That part cannot be taken now ({ $part }): it is none of the bonuses at hand.
refused-space-taken = This space already holds { $part }.
refused-other-token = You cannot take the { $token } now: it is none of the bonuses at hand.
refused-no-token-left = No { $token } is left in the supply.
refused-no-room = No Day End space can take the { $token }.
refused-advanced = Your { $resource } income has just advanced; choose another one.
refused-income-highest = Your { $resource } income is at its maximum.
refused-no-harvest = Nothing is harvested in { $crater }.
refused-no-gain = In { $crater } the most senior space harvests no more.
refused-chosen = { $crater } is chosen already.
refused-no-center = { $crater } has no Production Center.
refused-lit = { $crater } is in daylight.
refused-other-element = The { $element } must be placed first.
refused-not-harvested = You have not harvested { $element } in this phase.
refused-no-storage = You have no Storage.
refused-no-place = There is no free space for { $element } on { $place }.
refused-no-mining = You need both a cart and a drill.
refused-no-place-at-all = No element would find a space.
refused-column = Both parts of the { $resource } column are needed.
refused-not-stored = There is no { $element } in your Storage.
refused-incomplete = A required element is missing on the { $colour } Demand tile.
refused-must-sell = The { $colour } Demand tile is full and must be sold.
refused-moment = { $when }; { $moment }.

# When a move is made
when-daylight = The Daylight token is flipped once, when the game is set up
when-bonus = Passing Bonus tiles are dealt by chance
when-demand = Demand tiles are drawn by chance
when-reveal = Upgrade tiles are drawn by chance
when-face = The side of a Demand tile is chosen when it has just been drawn
when-structure = Building a Valhalla structure is one of the actions of your turn
when-recruit = Recruiting is one of the actions of your turn
when-transport = Transporting a colonist is one of the actions of your turn
when-to = A destination is chosen when a colonist or a Ganymedean sets out
when-diplomacy = Diplomacy is one of the actions of your turn
when-ganymedean = Ganymedeans are moved by Diplomacy
when-center = Building a Production Center is one of the actions of your turn
when-laboratory = Building a laboratory is one of the actions of your turn
when-upgrade = An Upgrade tile is chosen when you have just built a laboratory
when-pass = Passing is one of the actions of your turn
when-spend = Influence is spent at an action, while a colonist or Ganymedeans are on their way, and before a day is scored
when-place = A salvage part is placed when you have just come by it
when-take = A Valhalla token is taken when your colonist has just entered a crater that offers it
when-decline = A bonus is left when it has just been offered
when-advance = You choose an income cube to advance with Expansion Budget or a Passing Bonus tile
when-foreman = The Foreman is placed at the beginning of your harvest, when there is a choice
when-night = The Night Shift is placed at the beginning of your harvest, when there is a choice
when-load = Elements are placed when you have just come by them and there is a choice
when-redeem = Salvage is redeemed in the phase of rewards
when-unload = Stored elements are moved in the phase of sales
when-sell = Demand tiles are sold in the phase of sales
when-done = You say that this is all in Diplomacy, with rewards and sales, and before a day is scored

# What is decided now
moment-flipping = the Daylight token is being flipped
moment-drawing-bonus = a Passing Bonus tile is being dealt
moment-drawing-demand = a Demand tile is being drawn
moment-drawing-upgrade = an Upgrade tile is being drawn
moment-turning = you are choosing the side of a new Demand tile
moment-acting = you are choosing an action
moment-transporting = you are choosing where your colonist goes
moment-negotiating = you are choosing a Ganymedean to move
moment-escorting = you are choosing where the Ganymedean goes
moment-collecting = you are choosing what to take, and its place
moment-researching = you are choosing an Upgrade tile
moment-advancing = you are choosing an income cube to advance
moment-directing = you are choosing whom your Foreman directs
moment-waking = you are choosing who works the Night Shift
moment-loading = you are choosing the place of an element
moment-redeeming = you are redeeming salvage
moment-selling = you are selling Demand tiles
moment-spending = you are spending Influence before the day is scored

# The end
score-centers = Production Centers
score-passing = Passing
score-salvage = Salvage columns
score-sales = Demand tiles
score-purity = Purifiers
score-day-ends = Day ends
score-upgrades = Upgrade tiles
score-unsold = Unsold elements
reason-points = { $seat } has the most points: { $n }.
reason-order = { $seat } is earlier in the turn order with { $n } points.

# The picture
place-space = { $crater }, space { $n }
place-laboratory = { $crater }, { $colour } laboratory space
place-structure = Valhalla, building space with the { $token }
label-day = Daylight in the { $side }
label-center = { $center } in { $crater }
label-colonist = Colonist in { $crater }, space { $n }
label-ganymedean = Ganymedean in { $crater }, space { $n }
label-laboratory = Laboratory in { $crater }
label-first-structure = First Valhalla structure

# Written on the board
board-order = Turn order
board-pass = Pass track
sign-food = F
sign-fuel = U
sign-machinery = M
sign-white = W
sign-gray = G
sign-black = B
brief-hydroponics = food income +{ $n }
brief-fuel-depot = fuel income +{ $n }
brief-machine-shop = machinery income +{ $n }
brief-masonry-crew = income: bricks or wood
brief-frame-crew = income: beams or panels
brief-tank-crew = income: barrels or panels
brief-zoning-permit = gray and black labs
brief-recruiting-office = colonists { $n } food less
brief-rovers = transport from { $n } fuel
brief-embassy = Diplomacy: one more
brief-prefabrication = centers { $n } less
brief-survey-lamps = bonuses in the dark
brief-expansion-budget = { $n ->
    [one] an income +1
   *[other] { $n } incomes +1
}
brief-research-grant = laboratories { $n } less
brief-storage = one of each element
brief-valhalla-extension = levels up to { $level }
brief-day-end-scoring = one more day end space
brief-consulate = Diplomacy: more, farther
brief-night-shift = harvest { $n } in the dark
brief-deep-drilling = one more element
brief-scavengers = both bonuses
brief-merchant-charter = each sale +{ $n } ★
brief-foreman = one senior harvest
brief-monument = { $n } ★ at once
brief-university = end: ★ for { $n } labs
brief-settlement = end: ★ for { $n } colonists
brief-seniority = end: ★ for each senior
brief-governor = end: { $n } ★ for each Citadel
brief-exporter = each sale +{ $n } ★
brief-purification-plant = { $n ->
    [one] a purifier cube
   *[other] { $n } purifier cubes
}
brief-reserve-bank = end: ★ for { $n } resources

# The sketch in letters
sketch-round = Round { $n }
sketch-day = { $side }: day
sketch-night = { $side }: night
sketch-order = order
sketch-menu = { $side } menu:
sketch-offer = Upgrades:
sketch-pass = Pass:
sketch-level = { $resource } { $n } (+{ $income })
sketch-costs = next colonist { $colonist } food, laboratory { $laboratory }, structure { $structure } machinery; Diplomacy { $n }x{ $reach }
sketch-used = used
sketch-choice = front: { $front } or back: { $back }
sketch-demand = demand
sketch-parts = parts
sketch-tokens = tokens
sketch-stored = stored
sketch-upgrades = upgrades
allows-white = w
allows-blue = b
allows-purple = p
row-mining = mining
row-food = food
row-fuel = fuel
row-machinery = machinery
row-light-bottom = light bottom
row-light-middle = light middle
row-light-top = light top
row-dark-bottom = dark bottom
row-dark-middle = dark middle
row-dark-top = dark top
