# What things are and do.
describe-action-resource = resource space
describe-action-resource-text = Take the top tile: gain what it shows, or place it in an empty slot of your platform. A bare space gives one of its section's material.
describe-action-stasis = stasis control
describe-action-stasis-text = Spend { $stasis } for each of up to { $times } of your crew pods from the chambers of this section. They must fit on your platform and vehicles.
describe-action-reactor = reactor
describe-action-reactor-text = Spend up to { $times } { $reactor } for as much energy.
describe-action-fabricator = fabricator
describe-action-fabricator-text = Spend up to { $times } materials other than nanites for as many nanites.
describe-action-computer = computer
describe-action-computer-text = Spend up to { $times } { $computer }; each draws a card or plays one. Say first how many of which.
describe-action-scout = scout
describe-action-scout-text = Spend { $energy } and { $tech }, turn up a face-down cavern beside a face-up one, and put a crew pod from your platform there.
describe-action-assign = assign to salvage
describe-action-assign-text = Put a crew pod from your platform on an empty salvage space; there are { $spaces } for each of crystals, organics and tech.
describe-action-withdraw = withdraw from salvage
describe-action-withdraw-text = Up to { $times } of your crew pods come back from salvage to your platform. They must fit.
describe-action-launch = launch
describe-action-launch-text = Choose a vehicle and at least one crew pod for it, pay the energy of a tunnel with a face-up cavern, and settle in one or both of its face-up caverns at their settlement costs. The vehicle is discarded.
describe-card-upgrade = Upgrade: { $does }
describe-card-mission = Mission { $name }: { $does }
describe-card-vehicle = Vehicle { $name }: { $does }
describe-card-scrap = Scrapped it gives { $what }.
describe-upgrade-imaging = you see the face-down caverns; whenever anybody scouts, you gain the materials of the settlement cost of the cavern turned up.
describe-upgrade-supercharge = each energy you spend on a launch counts as two.
describe-upgrade-interfacing = you may use damaged docks.
describe-upgrade-wakeup-protocol = each of your vehicles holds one more crew pod, and a stasis control costs one less in all.
describe-upgrade-prototype = when you place a tile from a resource space, pay any one material to gain what it shows as well.
describe-upgrade-advance-warning = when a chamber is sabotaged, one of your crew pods there moves to the next chamber, from the third one to your platform if there is room.
describe-upgrade-overclock = after an action at a ship dock, { $overclock } buys another action beside that dock.
describe-upgrade-automation = after all your drones have returned, you may take one more action of an open dock.
describe-mission-expansion = { $points } for each cavern with a crew pod of yours.
describe-mission-power-bank = { $points } for each energy left.
describe-mission-plunder = { $points } for each incident token you collected.
describe-mission-stronghold = { $points } for each crew pod in your largest settlement.
describe-mission-reserves = { $points } for every two materials left.
describe-mission-memorial = { $points } for each of your crew pods in salvage.
describe-mission-community = { $points } for each cavern with two or more crew pods of yours.
describe-mission-industry = { $points } for each tile on your platform.
describe-vehicle-plain = it holds { $n } crew pods and carries them in a launch.
describe-vehicle-moth = it holds { $n } crew pods and takes any tunnel for 1 energy.
describe-vehicle-spider = it holds { $n } crew pods; when it is played, one of your destroyed crew pods is put on it.
describe-use-of = It is a use of the card { $card }.
describe-played-score = On your platform at the end it scores { $points }.
describe-resource-crystal = A material of Engineering: becomes energy in the reactor, and pays settlement costs. Counted up to { $most }.
describe-resource-organic = A material of the Laboratory: awakens crew pods, and pays settlement costs. Counted up to { $most }.
describe-resource-tech = A material of R&D: draws and plays cards at the computer, helps to scout, and pays settlement costs. Counted up to { $most }.
describe-resource-nanite = Can always be spent in place of a crystal, an organic or a tech. Counted up to { $most }.
describe-resource-energy = Spent on tunnels and on scouting. Counted up to { $most }.
describe-resource-card = Draw a card from the deck or play one from your hand, or neither.
describe-dock = A drone that is deployed here may take one action beside it: { $actions }.
describe-dock-damage = { $can ->
    [yes] It holds one drone and is closed when it is damaged.
   *[other] It holds one drone.
}
describe-dock-launch = It is always open and holds any number of drones.
describe-chamber = { $n ->
    [one] One crew pod
   *[other] { $n } crew pods
} of each player { $n ->
    [one] sleeps
   *[other] sleep
} here at the start. A sabotage destroys all that are still here.
describe-platform-custom-1 = When a drone returns here: gain what its tile shows, free of charge.
describe-platform-awaken = When a drone returns here: pay what its tile shows and take a crew pod from any chamber.
describe-platform-charge = When a drone returns here: pay what its tile shows and gain 1 energy.
describe-platform-custom-2 = When a drone returns here: pay what the upper tile shows and gain what the lower one shows.
describe-platform-fabricate = When a drone returns here: pay what its tile shows and gain 1 nanite.
describe-platform-compute = When a drone returns here: pay what its tile shows and draw a card or play one.
describe-settle = Settling here costs { $what }.
describe-majority = At the end whoever has most crew pods here scores { $first }, the second { $second }; of several with most each scores { $second }. Each crew pod scores { $pod } besides.
describe-cavern-size = { $size ->
    [large] A large cavern.
   *[other] A small cavern.
}
describe-cavern-is = It is the { $tile }.
describe-cavern-hidden = Its tile lies face down until somebody scouts it.
describe-road = { $tunnel } to { $cavern } ({ $energy })
describe-roads = Tunnels: { $roads }.
describe-tunnel = tunnel { $tunnel }
describe-tunnel-text = It joins { $one } and { $other }; a launch through it costs { $energy }.
describe-tile = tile: { $tile }
describe-tile-one = It gives the resource it shows, or costs it where it lies above an arrow.
describe-tile-and = It gives both resources, or costs both where it lies above an arrow.
describe-tile-or = It gives one of the two resources, or costs one of them where it lies above an arrow.
describe-tile-card = It lets you draw or play a card, or costs a card from your hand where it lies above an arrow.
describe-tile-use = Placed on your platform it can also be scrapped for what it shows, once in a turn.
describe-token = incident: { $token }
describe-token-sabotage = Whoever resolves it puts it on the first intact chamber of its section: all crew pods there are destroyed.
describe-token-loot = Whoever resolves it gains { $token } and keeps the token.
describe-token-sunset = Whoever resolves it keeps it, and the game ends with that turn.
describe-pod = crew pod
describe-pod-text = Awake they live on the platform ({ $room } spaces) and its vehicles. At the end each scores { $settled } in a cavern and { $aboard } on the platform.
describe-drone = drone
describe-drone-text = Everybody has { $own }. In a turn you deploy one to an open dock, or recall all of them.
describe-damage = damage marker
describe-damage-text = A damaged dock is closed to drones.
describe-ruin = destroyed chamber
describe-ruin-text = A sabotage token lies here: the crew pods that were left have been destroyed.
describe-incident = incident space
describe-incident-text = In every recall you resolve one incident token of any section; then its space is refilled from the track.
describe-track = incident track
describe-track-text = The tokens still to come, the sunset token last: whoever resolves that ends the game.
describe-salvage = salvage
describe-salvage-text = Each of your crew pods here yields one of its material at the beginning of every recall, and stays.
describe-deck = deck
describe-deck-text = Cards are drawn from here; when it runs out, the discard pile is shuffled.
describe-hand = hand
describe-hand-text = Cards that only their owner sees. Whoever ends a turn with more than { $limit } discards down to { $limit }.
describe-mission = mission, face down
describe-mission-text = It scores at the end and cannot be removed; { $most } at most, no two alike. Only its owner has seen it.
describe-stack = stack of tiles
describe-stack-text = So many tiles are left on this resource space; the top one lies face up.
describe-loot = collected tokens
describe-loot-text = Incident tokens that were looted; the mission Plunder counts them.
describe-turn = this turn
describe-turn-text = Deploy one drone or recall all of them; once in the turn you may scrap a card or a tile.
describe-cavern = cavern
describe-cavern-text = Crew pods settle in caverns, which tunnels join. Each scores { $settled }, and the majority in a cavern scores its tile.
describe-decision = decision cards
describe-decision-text = One of the two is chosen at random and says where the rival deploys: to the dock below the same card on the board.
describe-rival = rival
describe-rival-text = It has { $drones } drones, takes tiles where its decision card sends it, and turns { $materials } of a material into crew pods, energy or cards. With { $energy } energy and { $pods } crew pods it scouts and settles. Its { $missions } best missions score.
legend =
    ENG LAB RND DIS  the ship's sections; T1 T2 B1 B2 B3 their docks,
             open (.), damaged (x), or a letter: whose drone stands there
    pods 1:1/1  crew pods in chamber 1, one number for each player; #ruin# destroyed
    R1 C+O x2   resource space 1: the tile on top and how many are left;
             + gives both, / one of the two, K is a card benefit
    C O T N E   crystal, organic, tech, nanite, energy
    A1:S3 1/2   cavern A1 with tile S3 and the crew pods of each player; ?? unknown
    what NAME   explains any of them: what S3, what ENG-T1, what Overclock
