# Cryo in English.
title = Cryo
about = Wake your crew from the crashed ship and get it under the ice before the sun goes down.
option-harder-about = The rival starts with more resources.
option-unpredictable-about = The rival decides by the top card of the deck instead of its decision cards.
the-rival = The rival

## Names
section-ENG = Engineering
section-LAB = the Laboratory
section-RND = R&D
section-DIS = Dispatch
dock-ENG-T1 = Engineering, upper dock 1
dock-ENG-T2 = Engineering, upper dock 2
dock-ENG-B1 = Engineering, lower dock 1
dock-ENG-B2 = Engineering, lower dock 2
dock-ENG-B3 = Engineering, lower dock 3
dock-LAB-T1 = Laboratory, upper dock 1
dock-LAB-T2 = Laboratory, upper dock 2
dock-LAB-B1 = Laboratory, lower dock 1
dock-LAB-B2 = Laboratory, lower dock 2
dock-LAB-B3 = Laboratory, lower dock 3
dock-RND-T1 = R&D, upper dock 1
dock-RND-T2 = R&D, upper dock 2
dock-RND-B1 = R&D, lower dock 1
dock-RND-B2 = R&D, lower dock 2
dock-RND-B3 = R&D, lower dock 3
dock-DIS-T1 = Dispatch, upper dock 1
dock-DIS-T2 = Dispatch, upper dock 2
dock-DIS-B1 = Dispatch, lower dock 1
dock-DIS-B2 = Dispatch, lower dock 2
dock-DIS-B3 = Dispatch, lower dock 3
dock-LAUNCH = the launch dock
resource-space = { $section }, space { $n }
chamber-ENG-1 = Engineering chamber 1
chamber-ENG-2 = Engineering chamber 2
chamber-ENG-3 = Engineering chamber 3
chamber-LAB-1 = Laboratory chamber 1
chamber-LAB-2 = Laboratory chamber 2
chamber-LAB-3 = Laboratory chamber 3
chamber-RND-1 = R&D chamber 1
chamber-RND-2 = R&D chamber 2
chamber-RND-3 = R&D chamber 3
chamber-DIS-1 = Dispatch chamber 1
chamber-DIS-2 = Dispatch chamber 2
chamber-DIS-3 = Dispatch chamber 3
platform-custom-1 = Custom I
platform-awaken = Awaken
platform-charge = Charge
platform-custom-2 = Custom II
platform-fabricate = Fabricate
platform-compute = Compute
slot-custom-1 = Custom I
slot-awaken = Awaken (cost)
slot-charge = Charge (cost)
slot-custom-2-cost = Custom II (cost)
slot-custom-2-gain = Custom II (benefit)
slot-fabricate = Fabricate (cost)
slot-compute = Compute (cost)
action-stasis = the stasis control of { $section }
action-reactor = the reactor
action-fabricator = the fabricator
action-computer = the computer
card-imaging = Imaging
card-supercharge = Supercharge
card-interfacing = Interfacing
card-wakeup-protocol = Wakeup Protocol
card-prototype = Prototype
card-advance-warning = Advance Warning
card-overclock = Overclock
card-automation = Automation
mission-expansion = Expansion
mission-power-bank = Power Bank
mission-plunder = Plunder
mission-stronghold = Stronghold
mission-reserves = Reserves
mission-memorial = Memorial
mission-community = Community
mission-industry = Industry
vehicle-rhino = Rhino
vehicle-moth = Moth
vehicle-ram = Ram
vehicle-crab = Crab
vehicle-shark = Shark
vehicle-spider = Spider
vehicle-turtle = Turtle
vehicle-mole = Mole
name-crystal = crystals
name-organic = organics
name-tech = tech
name-nanite = nanites
name-energy = energy
name-card = card benefits
amount-crystal = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
amount-organic = { $n ->
    [one] { $n } organic
   *[other] { $n } organics
}
amount-tech = { $n } tech
amount-nanite = { $n ->
    [one] { $n } nanite
   *[other] { $n } nanites
}
amount-energy = { $n } energy
amount-card = { $n ->
    [one] { $n } card benefit
   *[other] { $n } card benefits
}
tile-crystal = crystal
tile-organic = organic
tile-tech = tech
tile-nanite = nanite
tile-energy = energy
tile-crystal-and-organic = crystal and organic
tile-crystal-and-tech = crystal and tech
tile-crystal-and-nanite = crystal and nanite
tile-crystal-and-energy = crystal and energy
tile-organic-and-tech = organic and tech
tile-organic-and-nanite = organic and nanite
tile-organic-and-energy = organic and energy
tile-tech-and-nanite = tech and nanite
tile-tech-and-energy = tech and energy
tile-nanite-and-energy = nanite and energy
tile-crystal-or-organic = crystal or organic
tile-crystal-or-tech = crystal or tech
tile-crystal-or-nanite = crystal or nanite
tile-crystal-or-energy = crystal or energy
tile-organic-or-tech = organic or tech
tile-organic-or-nanite = organic or nanite
tile-organic-or-energy = organic or energy
tile-tech-or-nanite = tech or nanite
tile-tech-or-energy = tech or energy
tile-nanite-or-energy = nanite or energy
tile-card = a card benefit
token-sabotage = sabotage
token-crystal = 1 crystal
token-organic = 1 organic
token-tech = 1 tech
token-nanite = 1 nanite
token-energy = 1 energy
token-card = 1 card benefit
token-crystal-and-crystal = 2 crystals
token-crystal-and-organic = 1 crystal and 1 organic
token-crystal-and-tech = 1 crystal and 1 tech
token-crystal-and-nanite = 1 crystal and 1 nanite
token-crystal-and-energy = 1 crystal and 1 energy
token-crystal-and-card = 1 crystal and 1 card benefit
token-organic-and-organic = 2 organics
token-organic-and-tech = 1 organic and 1 tech
token-organic-and-nanite = 1 organic and 1 nanite
token-organic-and-energy = 1 organic and 1 energy
token-organic-and-card = 1 organic and 1 card benefit
token-tech-and-tech = 2 tech
token-tech-and-nanite = 1 tech and 1 nanite
token-tech-and-energy = 1 tech and 1 energy
token-tech-and-card = 1 tech and 1 card benefit
token-nanite-and-nanite = 2 nanites
token-nanite-and-energy = 1 nanite and 1 energy
token-nanite-and-card = 1 nanite and 1 card benefit
token-energy-and-energy = 2 energy
token-energy-and-card = 1 energy and 1 card benefit
token-card-and-card = 2 card benefits
token-sunset = sunset
cavern-S1 = Crystal Grotto (S1)
cavern-S2 = Crystal Grotto (S2)
cavern-S3 = Fungal Hollow (S3)
cavern-S4 = Fungal Hollow (S4)
cavern-S5 = Ore Vault (S5)
cavern-S6 = Ore Vault (S6)
cavern-S7 = Luminous Nest (S7)
cavern-S8 = Luminous Nest (S8)
cavern-L1 = Great Geode (L1)
cavern-L2 = Mushroom Forest (L2)
cavern-L3 = Iron Cathedral (L3)
cavern-L4 = Moss Geode (L4)
cavern-L5 = Prism Foundry (L5)
cavern-L6 = Root Works (L6)

## Moves
move-first = Player { $seat } goes first
move-tile = A tile turns up: { $tile }
move-damage = { $dock } is damaged
move-cavern = A cavern turns up: { $tile }
move-token = A token turns up: { $token }
move-draw = { $card } is drawn
move-decide = { $card } decides
move-discard = Discard { $card }
move-deploy = Deploy a drone to { $dock }
move-recall = Recall all drones
move-from = Send the drone from { $dock }
move-use-resource = Take from { $space }
move-use-stasis = Stasis control in { $section }
move-use-reactor = Use the reactor
move-use-fabricator = Use the fabricator
move-use-computer = Use the computer
move-use-scout = Scout a cavern
move-use-assign = Assign a crew pod to salvage
move-use-withdraw = Withdraw crew pods from salvage
move-use-none = There is no action here
move-gain = Return the tile to the box and gain what it shows
move-place = Place the tile on { $slot }
move-take = Gain { $resource }
move-pay = Pay with { $resource }
move-nanites = { $n ->
    [0] Pay without nanites
    [one] Pay with { $n } nanite
   *[other] Pay with { $n } nanites
}
move-awaken = Awaken a crew pod from { $chamber }
move-enough = That is enough
move-reactor = Turn { $what } into energy
move-fabricate = Turn { $what } into nanites
move-compute = Announce: draw { $draws }, play { $plays }
move-draw-card = Draw a card
move-upgrade = Play { $card } as an upgrade
move-mission = Play { $card } face down as a mission
move-vehicle = Play { $card } as a vehicle
move-scout = Scout cavern { $cavern }
move-assign = Assign a crew pod to salvage { $resource }
move-withdraw = Withdraw a crew pod that salvages { $resource }
move-launch = Launch { $card }
move-load = Load { $n ->
    [one] { $n } crew pod
   *[other] { $n } crew pods
}
move-tunnel = Take tunnel { $tunnel }
move-settle = Settle in { $cavern } alone
move-settle-both = Settle in both caverns
move-split = Put { $n } into the first cavern, the rest into the second
move-resolve = Resolve the incident in { $section }
move-sabotage = Sabotage { $section } instead
move-return = Return a drone to { $dock }
move-activate = Take the action { $dock }
move-pass = Do nothing here
move-end = End the turn
move-scrap = Scrap { $card }
move-scrap-tile = Scrap the tile on { $slot }
move-rival-dock = The rival deploys to { $dock }
move-rival-take = The rival gains { $resource }
move-rival-awaken = The rival awakens a crew pod from { $chamber }
move-rival-assign = The rival salvages { $resource }
move-rival-resolve = The rival resolves the incident in { $section }
move-rival-sabotage = The rival sabotages { $section }
move-rival-scout = The rival scouts cavern { $cavern }
move-rival-settle = The rival settles along tunnel { $tunnel }
move-rival-extra = The odd crew pod goes to cavern { $cavern }

## Prompts
prompt-wait = Wait for the others.
prompt-keeping = Choose { $n ->
    [one] one more card
   *[other] { $n } cards
} to discard; you keep { $keeps }.
prompt-main = { $choice ->
    [deploy] Deploy a drone
    [recall] Recall your drones
   *[both] Deploy a drone or recall your drones
}{ $scrap ->
    [yes] , or scrap something first.
   *[no] .
}
prompt-drone = Which drone leaves your platform?
prompt-action = Choose an action beside { $dock }, or do nothing there.
prompt-overclocking = Overclock: spend { $energy } for another action beside { $dock }?
prompt-overclocking-scrap = Overclock: you cannot pay for another action beside { $dock } yet; scrap something for it, or do nothing.
prompt-launching = Choose a vehicle to launch, or do nothing.
prompt-loading = How many crew pods board { $vehicle }?
prompt-tunnelling = Which tunnel does { $vehicle } take?
prompt-settling = Settle in one cavern or in both?
prompt-splitting = { $n } crew pods arrive: how many settle in the first cavern, { $first }? The rest settle in { $second }.
prompt-incident = Choose an incident to resolve.
prompt-sabotaging = All chambers there are destroyed: choose another section to sabotage.
prompt-returning = { $n ->
    [one] One drone is
   *[other] { $n } drones are
} coming back: choose a dock on your platform.
prompt-platform = Take the action { $dock }?
prompt-platform-scrap = You cannot take the action { $dock } yet: scrap something for it, or do nothing.
prompt-automating = Automation: take one more action at an open dock?
prompt-automating-scrap = Automation: you cannot take one more action yet; scrap something for it, or do nothing.
prompt-finishing = Scrap something, or end your turn.
prompt-limit = You hold too many cards: discard { $n }.
prompt-paying = You owe { $what }: how many nanites do you use for it?
prompt-paying-either = The cost is { $tile }: what do you pay?
prompt-paying-card = The cost is a card: which one do you discard?
prompt-awakening = Choose a crew pod to awaken ({ $n } left).
prompt-withdrawing = Choose a crew pod to withdraw ({ $n } left).
prompt-assigning = Which material shall the crew pod salvage?
prompt-scouting = Choose a face-down cavern to scout.
prompt-reacting = How much energy do you make in the reactor?
prompt-fabricating = Which materials become nanites?
prompt-computing = Announce how many cards you will draw and how many you will play.
prompt-announced = { $draws ->
    [0] Play a card ({ $plays } left), or do nothing more.
   *[other] Draw a card ({ $draws } left) or play one ({ $plays } left).
}
prompt-card-benefit = Draw a card or play one.
prompt-choosing = You gain { $tile }: which one?
prompt-tile-taken = You took { $tile }: gain it, or place it on your platform?
prompt-prototyping = Prototype: pay any material to gain { $tile } as well?
prompt-rival-docking = Decide for the rival: where does its drone dock?
prompt-rival-choosing = Decide for the rival: it gains { $tile }, which one?
prompt-rival-awakening = Decide for the rival: which crew pod awakes?
prompt-rival-assigning = Decide for the rival: which material does it salvage?
prompt-rival-incident = Decide for the rival: which incident does it resolve?
prompt-rival-sabotaging = Decide for the rival: which section does it sabotage?
prompt-rival-scouting = Decide for the rival: which cavern does it scout?
prompt-rival-settling = Decide for the rival: which two caverns does it settle?
prompt-rival-splitting = Decide for the rival: where does the odd crew pod go?

## What happened
log-first = { $who } goes first.
log-showed-tile = { $space } shows { $tile }.
log-damaged = { $dock } is damaged.
log-turned-up = Cavern { $cavern } turns out to be { $tile }.
log-showed-token = A new incident in { $section }: { $token }.
log-laid-above = { $card } lies above { $dock }.
log-drew = { $who } draws { $card }.
log-drew-unseen = { $who } draws a card.
log-discarded = { $who } discards { $card }.
log-reshuffled = The discard pile is shuffled: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
log-deployed = { $who } deploys to { $dock }.
log-overclocked = { $who } overclocks.
log-used = { $who } uses { $action }.
log-took-bare = { $who } takes from { $space }, which is bare.
log-found-no-tile = { $who } finds no tile beside its drone in { $section }.
log-took-tile = { $who } takes a tile from { $space }: { $tile }.
log-placed-tile = { $who } places { $tile } on { $slot }.
log-gained = { $who } gains { $what }.
log-spent = { $who } spends { $what }.
log-awakened = { $who } awakens a crew pod from { $chamber }.
log-announced = { $who } announces: draw { $draws }, play { $plays }.
log-upgraded = { $who } has a new upgrade: { $card }.
log-laid-mission = { $who } lays a mission: { $mission }.
log-laid-mission-unseen = { $who } lays a mission face down.
log-laid-unseen = { $who } takes a mission that nobody has seen.
log-built = { $who } builds { $vehicle }.
log-rescued = { $who } rescues a destroyed crew pod.
log-looked = { $who } looks at cavern { $cavern }: { $tile }.
log-looked-unseen = { $who } looks at cavern { $cavern }.
log-scouted = { $who } scouts cavern { $cavern }.
log-assigned = { $who } assigns a crew pod to salvage { $material }.
log-withdrew = { $who } withdraws a crew pod that salvaged { $material }.
log-settled = { $who } lands { $n ->
    [one] a crew pod
   *[other] { $n } crew pods
} in { $cavern } with { $vehicle }.
log-rival-settled = { $who } settles { $n ->
    [one] a crew pod
   *[other] { $n } crew pods
} in { $cavern }.
log-saved-all = { $who } has all crew pods in caverns or destroyed: the game ends after this turn.
log-recalled = { $who } recalls.
log-sabotaged = { $who } sabotages { $chamber }: { $n ->
    [0] nobody was there
    [one] one crew pod is destroyed
   *[other] { $n } crew pods are destroyed
}.
log-warned = { $who } is warned in time and saves a crew pod.
log-looted = { $who } loots { $section }: { $token }.
log-sunset = { $who } resolves the sunset token: the game ends after this turn.
log-returned = { $who } returns a drone to { $dock }.
log-activated = { $who } takes the action { $dock }.
log-scrapped-tile = { $who } scraps a tile: { $tile }.
log-scrapped = { $who } scraps { $what }.
log-decided = The rival's decision card is { $card }.
log-drew-decision = A new decision card: { $card }.
log-parted = Both decision cards are { $card } and are replaced.
log-lost-all = { $who } loses all { $what }.
log-revealed = { $who } turns up a mission: { $mission }.
log-set-aside = { $who } has the mission { $mission } twice: one of them is set aside.
log-ended-sunset = { $who } resolved the sunset token: the sun has set.
log-ended-placed = { $who } had all crew pods in caverns or destroyed: the game is over.

## Refusals
refused-moment = { $when }; { $moment }.
refused-not-drawn = That cannot turn up: { $moment }.
refused-no-card = You do not hold { $card }.
refused-must-recall = All your drones are on the board: you must recall.
refused-no-drone-out = None of your drones is on the board.
refused-no-drone-there = No drone stands on { $dock }.
refused-dock-taken = There is already a drone on { $dock }.
refused-dock-damaged = { $dock } is damaged.
refused-not-beside = That action is not beside { $dock }.
refused-no-action = There is no action at { $cell }.
refused-same-action = Overclock gives another action, not the same one again.
refused-no-energy = That takes { $n } energy.
refused-no-pod-in-section = You have no crew pod in the chambers of { $section }.
refused-no-pod-in-stasis = You have no crew pod left in stasis.
refused-no-room = Your platform and vehicles have no room for another crew pod.
refused-no-material = You have no crystal, organic or tech to turn into nanites.
refused-no-pod-aboard = You have no crew pod on your platform.
refused-nothing-to-scout = No face-down cavern lies beside one that is face up.
refused-no-salvage-space = No salvage space is free there.
refused-no-pod-in-salvage = You have no crew pod in salvage there.
refused-cannot-pay = You cannot pay { $what }.
refused-no-such-cavern = { $cavern } is not used with this number of players.
refused-cavern-face-up = { $cavern } already lies face up.
refused-cavern-face-down = { $cavern } lies face down.
refused-cavern-not-adjacent = { $cavern } is not beside a cavern that lies face up.
refused-not-on-the-tile = The tile does not show that.
refused-other-section = This stasis control reaches only { $section }.
refused-no-pod-there = You have no crew pod in that chamber.
refused-at-least-one = Take at least one.
refused-not-a-material = Prototype is paid with a material.
refused-too-many-nanites = At most { $n } can be paid with nanites.
refused-too-few-nanites = At least { $n } must be paid with nanites.
refused-nanites-needed = The rest of the cost needs nanites too: use at most { $n } here.
refused-slot-filled = { $slot } already has a tile.
refused-slot-empty = There is no tile on { $slot }.
refused-all-drawn = You have drawn all the cards you announced.
refused-no-cards = No cards are left to draw.
refused-duplicate = You already have { $card }.
refused-no-slot = All { $n } slots are taken.
refused-rival-has-it = The rival already has { $card }.
refused-no-vehicle = You have no { $vehicle } on your platform.
refused-nowhere-to-go = There is no tunnel you can pay for with a cavern you can settle in.
refused-too-many-pods = The vehicle cannot carry so many, or you have not so many.
refused-others-need-room = The crew pods left behind would not fit on your platform.
refused-not-at-the-tunnel = That cavern is not at the end of your tunnel.
refused-one-pod = One crew pod cannot settle in two caverns.
refused-each-one-pod = Each cavern must receive a crew pod.
refused-no-cavern-there = You can settle in neither cavern of { $tunnel }.
refused-cannot-settle = You cannot pay the settlement cost.
refused-no-token = No token lies in { $section }.
refused-all-sabotaged = All chambers of { $section } are already destroyed.
refused-platform-dock-taken = A drone already stands on { $dock }.
refused-drone-elsewhere = The drone has not returned to { $dock }.
refused-incomplete = { $dock } still lacks a tile.
refused-cannot-pay-tile = You cannot pay the cost of { $dock }.
refused-already-scrapped = You have already scrapped this turn.
refused-not-for-the-rival = The rival's rules do not leave that open.

## When a move is made
when-first = Who goes first is drawn by lot when the game is set up
when-tile = Tiles are turned up by chance, nobody chooses them
when-damage = Damage is drawn by lot when the game is set up
when-cavern = Caverns turn out by chance, nobody chooses them
when-token = Incident tokens turn up by chance, nobody chooses them
when-draw = Which card is drawn is left to chance
when-decide = The rival’s decision card is chosen at random
when-discard = Cards are discarded at the deal, as a cost, and at the end of a turn down to the hand limit
when-deploy = A drone is deployed at the beginning of your turn
when-recall = Drones are recalled at the beginning of your turn
when-from = Which drone leaves the platform is chosen when you deploy one
when-use = Actions of the ship are taken when a drone has just been deployed beside them
when-gain = A tile is returned to the box when it has just been taken from a resource space
when-place = A tile is placed when it has just been taken from a resource space
when-take = A resource is chosen when a tile offers one of two
when-pay = What you pay with is chosen when a cost leaves the choice, and for Prototype
when-nanites = Nanites are counted out while they can stand in for what you owe
when-awaken = Crew pods awake through a stasis control, or the action Awaken of your platform
when-enough = You can stop early while awakening or withdrawing crew pods
when-reactor = The reactor runs when you have chosen its action
when-fabricate = Nanites are made when you have chosen the fabricator
when-compute = Draws and plays are announced when you have chosen the computer
when-draw-card = Cards are drawn with the computer or a card benefit
when-upgrade = Cards are played with the computer or a card benefit
when-mission = Cards are played with the computer or a card benefit
when-vehicle = Cards are played with the computer or a card benefit
when-scout = A cavern is scouted when you have chosen the action Scout
when-assign = A crew pod goes to salvage when you have chosen the action for it
when-withdraw = Crew pods come back from salvage when you have chosen the action for it
when-launch = A vehicle is launched when a drone has just been deployed to the launch dock
when-load = Crew pods board when you have chosen the vehicle to launch
when-tunnel = The tunnel is chosen when a vehicle is ready to go
when-settle = Caverns are chosen when a vehicle has taken a tunnel between two that you can pay for
when-settle-both = Caverns are chosen when a vehicle has taken a tunnel between two that you can pay for
when-split = Crew pods are divided when you settle in two caverns at once
when-resolve = An incident is resolved in a recall, right after salvage
when-sabotage = Another section is sabotaged when all chambers of the token’s own are destroyed
when-return = Drones return in a recall, after the incident
when-activate = Actions of your platform are taken in a recall, when a drone has returned to them
when-pass = You can do nothing where an action, a card or Prototype is offered
when-end = The turn ends when you have deployed or recalled and nothing else is open
when-scrap = You scrap once in your own turn, when nothing else is being resolved
when-scrap-tile = You scrap once in your own turn, when nothing else is being resolved
when-rival = There is a rival only in the solo game
when-rival-dock = Where the rival’s drone docks is asked when it deploys and has a choice
when-rival-take = What the rival gains is asked when it has as much of both materials
when-rival-awaken = Which crew pod of the rival awakes is asked when it has enough organics
when-rival-assign = What the rival salvages is asked when it recalls
when-rival-resolve = Which incident the rival resolves is asked when it recalls
when-rival-sabotage = Where the rival sabotages is asked when all chambers of the token’s own section are destroyed
when-rival-scout = Which cavern the rival scouts is asked when it has energy and crew for it
when-rival-settle = Where the rival settles is asked when it has scouted
when-rival-extra = Where an odd crew pod goes is asked when the rival settles

## What is decided now
moment-first-player = the first player is being drawn
moment-top-tiles = the top tile of a stack is being turned up
moment-damaging = a damaged dock is being drawn
moment-opening-caverns = one of the first caverns is being turned up
moment-opening-tokens = one of the first incident tokens is being turned up
moment-board-cards = a card is being laid above an upper dock
moment-dealing = the hands are being dealt
moment-rival-cards = the rival is being dealt its cards
moment-drawing = a card is being drawn from the deck
moment-looking = a face-down cavern is being looked at
moment-flipping-cavern = the scouted cavern is being turned up
moment-flipping-tile = the next tile of a stack is being turned up
moment-refilling = a new incident token is being drawn
moment-deciding = the rival’s decision card is being chosen
moment-drawing-decision = a new decision card is being drawn
moment-drawing-upgrade = the rival is drawing an upgrade
moment-revealing = a mission of the rival is being turned up
moment-replacing = a duplicate mission of the rival is being replaced
moment-keeping = you are choosing which cards to discard before the first turn
moment-main = you are choosing whether to deploy or to recall
moment-drone = you are choosing which drone leaves your platform
moment-action = you are choosing an action beside the dock of your drone
moment-overclocking = you are deciding whether to overclock
moment-launching = you are choosing a vehicle to launch
moment-loading = you are choosing how many crew pods board
moment-tunnelling = you are choosing a tunnel
moment-settling = you are choosing where to settle
moment-splitting = you are dividing the crew pods between two caverns
moment-incident = you are choosing an incident to resolve
moment-sabotaging = you are choosing another section to sabotage
moment-returning = you are choosing the dock that a drone returns to
moment-platform = you are deciding whether to take the action of your platform
moment-automating = you are deciding whether Automation takes one more action
moment-finishing = you are deciding whether to scrap something before your turn ends
moment-limit = you are discarding down to the hand limit
moment-paying = you are choosing how many nanites you pay with
moment-paying-either = you are choosing which of two resources you pay
moment-paying-card = you are choosing a card to discard as a cost
moment-awakening = you are choosing a crew pod to awaken
moment-withdrawing = you are choosing a crew pod to withdraw from salvage
moment-assigning = you are choosing what a crew pod salvages
moment-scouting = you are choosing a cavern to scout
moment-reacting = you are choosing how much energy the reactor makes
moment-fabricating = you are choosing what becomes nanites
moment-computing = you are announcing how many cards you draw and play
moment-announced = you are drawing and playing the cards that you announced
moment-card-benefit = you are using a card benefit
moment-choosing = you are choosing one of two resources to gain
moment-tile-taken = you are deciding what to do with the tile that you took
moment-prototyping = you are deciding whether to pay for Prototype
moment-rival-docking = you are deciding where the rival’s drone docks
moment-rival-choosing = you are deciding what the rival gains
moment-rival-awakening = you are deciding which crew pod of the rival awakes
moment-rival-assigning = you are deciding what the rival salvages
moment-rival-incident = you are deciding which incident the rival resolves
moment-rival-sabotaging = you are deciding which section the rival sabotages
moment-rival-scouting = you are deciding which cavern the rival scouts
moment-rival-settling = you are deciding where the rival settles
moment-rival-splitting = you are deciding where the rival’s odd crew pod goes

## The end
reason-sunset = { $who } resolved the sunset token: the sun has set.
reason-placed = { $who } had all crew pods in caverns or destroyed.
score-caverns = Crew pods in caverns
score-upgrades = Upgrades
score-vehicles = Vehicles
score-aboard = Crew pods on the platform
score-mission = Mission { $mission }
score-missions = Missions
score-majorities = Majorities in caverns
score-mission-spare = Mission { $mission } (the rival’s, worth { $n }, is none of its { $best } best)
score-majority = Majority in { $cavern }

## Labels
label-resource = A resource space of { $section }
label-stasis = Stasis control of { $section }
label-reactor = The reactor
label-fabricator = The fabricator
label-computer = The computer
label-scout = Scout
label-assign = Assign to salvage
label-withdraw = Withdraw from salvage
label-incident = The incident space of { $section }
label-cavern = Cavern { $cavern }
label-tunnel = Tunnel { $tunnel }, { $n } energy
label-salvage = Salvage spaces for { $material }
label-pods = { $who }: { $n ->
    [one] { $n } crew pod
   *[other] { $n } crew pods
}
label-damage = A damage marker
label-drone = { $who }: a drone
label-ruin = A destroyed chamber

## Written on the board
drawn-eng = Engineering
drawn-lab = Laboratory
drawn-rnd = R&D
drawn-dis = Dispatch
drawn-incident = incident
drawn-track = Incident track
drawn-deck = deck
drawn-launch = Launch
drawn-stasis = Stasis
drawn-reactor = Reactor
drawn-fabricator = Fabricator
drawn-computer = Computer
drawn-scout = Scout
drawn-assign = Assign
drawn-withdraw = Withdraw
drawn-hand = hand
drawn-decisions = decision cards

## Written in the sketch
drawn-caverns = caverns
drawn-pods = pods
drawn-ruin = ruin
drawn-awake = awake
drawn-missions-held = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
letter-crystal = C
letter-organic = O
letter-tech = T
letter-nanite = N
letter-energy = E
letter-card = K

## Options
option-harder = A harder rival
option-unpredictable = An unpredictable rival
