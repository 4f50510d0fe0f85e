# The table: areas, cards, what can be done.
sign-crystal = { $n } [crystal]
scene-sign-crystal = [crystal]
sign-organic = { $n } [organic]
scene-sign-organic = [organic]
sign-tech = { $n } [tech]
scene-sign-tech = [tech]
sign-nanite = { $n } [nanite]
scene-sign-nanite = [nanite]
sign-energy = { $n } [energy]
scene-sign-energy = [energy]
sign-card = { $n } [card]
scene-sign-card = [card]
symbol-crystal = { $n ->
    [one] crystal
   *[other] crystals
}
symbol-organic = { $n ->
    [one] organic
   *[other] organics
}
symbol-tech = tech
symbol-nanite = { $n ->
    [one] nanite
   *[other] nanites
}
symbol-energy = energy
symbol-card = { $n ->
    [one] card benefit
   *[other] card benefits
}
symbol-pod = { $n ->
    [one] crew pod
   *[other] crew pods
}
symbol-star = { $n ->
    [one] point
   *[other] points
}
cave-S1 = Crystal Grotto
cave-S2 = Crystal Grotto
cave-S3 = Fungal Hollow
cave-S4 = Fungal Hollow
cave-S5 = Ore Vault
cave-S6 = Ore Vault
cave-S7 = Luminous Nest
cave-S8 = Luminous Nest
cave-L1 = Great Geode
cave-L2 = Mushroom Forest
cave-L3 = Iron Cathedral
cave-L4 = Moss Geode
cave-L5 = Prism Foundry
cave-L6 = Root Works

scene-both = { $one } + { $two }
scene-either = { $one } / { $two }
scene-amount = { $n }
scene-to-sunset = { $n } to sunset
scene-until-sunset = { $n } more, then sunset
scene-deck = { $n } in the deck
scene-caverns = Caverns
scene-ship = Ship
scene-open = { $n } open
scene-known = { $n } face up
scene-unknown = ?
scene-small = small
scene-large = large
scene-keeping = Choose { $n ->
    [one] 1 card
   *[other] { $n } cards
} to discard
scene-keeping-text = You keep { $keeps }. Everybody chooses at the same time; discards lie open.
scene-limit = Too many cards: choose { $n ->
    [one] 1 to discard
   *[other] { $n } to discard
}
scene-limit-text = The turn ends with { $keeps } cards at most.
scene-paying-card = Choose the card you pay with
scene-paying-card-text = It goes to the discard pile.
scene-own-platform = Your platform
scene-crew = crew awake
scene-pay = pay { $what }
scene-gain = gain { $what }
scene-no-tile = no tile
scene-gives-pod = → 1 [pod]
scene-gives-energy = → 1 [energy]
scene-gives-nanite = → 1 [nanite]
scene-gives-card = → 1 [card]
scene-vehicle = { $vehicle } ({ $n } [pod])
scene-nothing-built = no upgrade, vehicle or mission yet
scene-secret = secret
scene-loot = { $n } looted
scene-destroyed = { $n } destroyed
scene-hand = Your hand
scene-hand-note = { $n } of { $of }
scene-scrap = scrap: { $what }
does-imaging = See face-down caverns. Whenever anyone scouts, gain that cavern’s price.
does-supercharge = Every [energy] you spend on a launch counts as two.
does-interfacing = You may use damaged docks.
does-wakeup-protocol = Your vehicles hold one more each. Stasis costs one less in all.
does-prototype = When you place a tile, pay any material to gain what it shows too.
does-advance-warning = When a chamber is sabotaged, one of your crew there escapes to the next.
does-overclock = After your action at a ship dock, { $n } [energy] buys a second one there.
does-automation = After a recall, take one more action at an empty dock of your platform.
does-expansion = { $n } [star] per cavern with your crew
does-power-bank = { $n } [star] per [energy] left at the end
does-plunder = { $n } [star] per token you looted
does-stronghold = { $n } [star] per crew in your largest settlement
does-reserves = { $n } [star] per two materials left
does-memorial = { $n } [star] per crew of yours in salvage
does-community = { $n } [star] per cavern with two or more of your crew
does-industry = { $n } [star] per tile on your platform
does-vehicle = carries { $n } [pod]
does-moth = carries { $n } [pod], any tunnel for 1 [energy]
does-spider = carries { $n } [pod], brings back a destroyed one

action-deploy = Deploy
action-deploy-text = { $n ->
    [one] 1 drone ready
   *[other] { $n } drones ready
}
action-recall = Recall
action-recall-text = { $n ->
    [one] 1 drone comes home
   *[other] { $n } drones come home
}
action-scrap = Scrap
action-scrap-text = a card or a tile, once
action-end = End turn
action-end-text = after deploying or recalling
action-pass = No action
action-enough = Enough
action-from = Which drone?
action-return = Bring it to
action-activate = Take the action
action-launch = Launch
action-load = Crew aboard
action-split = In the first cavern
action-tunnel = Tunnel
action-settle = Settle in one
action-settle-both = Settle in both
action-resolve = Resolve an incident
action-sabotage = Sabotage
action-nanites = Nanites used
action-pay = Pay with
action-discard = Discard
action-awaken = Awaken
action-withdraw = Withdraw
action-assign = Salvage
action-scout = Scout
action-reactor = Make energy
action-fabricate = Make nanites
action-compute = Cards
action-draw-card = Draw a card
action-upgrade = Play as upgrade
action-mission = Play as mission
action-vehicle = Play as vehicle
action-take = Take
action-gain = Gain it
action-place = Place it on
action-rival = For the rival
action-rival-text = you decide
use-tile = { $what }, or place the tile
use-stasis = wake up to { $n }, 1 { $what } each
use-reactor = up to { $n } { $what } → [energy]
use-fabricator = up to { $n } materials → [nanite]
use-computer = up to { $n } { $what } → [card]
use-scout = { $energy } { $tech }, 1 [pod] to a new cavern
use-assign = 1 [pod] to salvage
use-withdraw = up to { $n } [pod] come back
offer-use-resource = Resources
offer-use-stasis = Stasis
offer-use-reactor = Reactor
offer-use-fabricator = Fabricator
offer-use-computer = Computer
offer-use-scout = Scout
offer-use-assign = Assign
offer-use-withdraw = Withdraw
offer-recall = Recall all
offer-gain = Gain it
offer-nanites = { $n } [nanite]
offer-load = { $n } [pod]
offer-split = { $n } [pod]
offer-list = { $what }
offer-draws = draw { $draws }
offer-plays = play { $plays }
offer-draw-and-play = draw { $draws }, play { $plays }
offer-draw-card = Draw
offer-cavern = { $cave } ({ $place })
offer-unknown = unknown cavern { $place }
offer-tunnel = { $one } – { $two }
offer-settle-both = both caverns
offer-pass = No action
offer-enough = Enough
offer-end = End turn
standing = { $n ->
    [one] 1 point
   *[other] { $n } points
}
standing-and-missions = { $n } + missions
