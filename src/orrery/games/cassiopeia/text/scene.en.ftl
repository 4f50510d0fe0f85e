# The table: areas, cards, what can be done.
sign-coin = { $n } [coin]
sign-bot = { $n } [bot]
sign-lens = { $n } [lens]
sign-cell = { $n } [cell]
sign-capsule = { $n } [capsule]
symbol-coin = { $n ->
    [one] coin
   *[other] coins
}
symbol-bot = { $n ->
    [one] bot
   *[other] bots
}
symbol-lens = { $n ->
    [one] lens
   *[other] lenses
}
symbol-cell = { $n ->
    [one] cell
   *[other] cells
}
symbol-capsule = { $n ->
    [one] capsule
   *[other] capsules
}
symbol-earth = Earth
symbol-mars = Mars
symbol-logistics = Logistics
symbol-fund = fund

scene-setting-up = setting up
scene-round = Round { $n }
scene-step-start = Start
scene-step-coins = Coins
scene-step-specialist = Specialist or purchase
scene-step-effects = Effects
scene-step-terraform = Terraform
scene-choosing = Choose a specialist
scene-choosing-text = Turns follow the row from left to right.
scene-including = Pick the specialist cards
scene-including-text = I to IV are always in; six to eight make a game.
scene-specialists = Specialists
scene-specialists-note = turns from left to right
scene-logistics = Logistics: { $where }
scene-optimized = optimized:
scene-nobody = nobody
scene-purchase = Purchase
scene-amount = { $n }
scene-card = moves { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} · { $card }
scene-card-number = card { $card }
scene-parts = { $parts }
scene-plus = +{ $n } { $what }
scene-sign-coin = [coin]
scene-sign-bot = [bot]
scene-sign-lens = [lens]
scene-sign-cell = [cell]
scene-sign-capsule = [capsule]
scene-brings = Brings you
scene-brings-nothing = nothing at once
scene-then = then { $planets } can be paid
scene-not-optimized = no Logistics part for you
scene-free = free
scene-free-later = free, +1 [coin] later
scene-done = { $name }, done
scene-now = { $name }, now
scene-to-come = { $name }, to come
scene-included = in
scene-objects = Space objects
scene-object = { $effect }: { $does }
scene-warning = { $name } is still to come: Logistics to { $where }, you keep { $keeps } of { $n }.
scene-own-system = { $system }, your system
scene-terraformed = { $n } of { $planets } terraformed, the first to { $planets } wins
scene-stored = { $n } in the bank
scene-balance = [earth] { $earth } : { $mars } [mars]{ $optimized ->
    [yes] { " " }optimized
   *[other] { " " }not optimized
}
scene-fund = Fund { $n }
scene-fund-reach = Fund { $n }: take from { $who }
scene-fund-nobody = Fund { $n }: nobody to take from
scene-fund-in-reach = Fund { $n }, in your reach
scene-fund-safe = Fund { $n }, safe from you
scene-used = used in this turn
scene-inhabited = terraformed
scene-payable = you can pay
scene-payable-other = can be paid
scene-lack = lacks { $what }

brief-to-mars = Logistics to Mars
brief-to-earth = Logistics to Earth
brief-tax = coins of others
brief-smuggle = 1 resource of another
brief-claim-station = the station
brief-claim-satellite = the satellite
brief-claim-base = the base
brief-claim-transport = the transport

action-choose = Choose a specialist
action-discard = Discard
action-take = Take from
action-include = Add a card
action-enough = Enough
action-store = Keep in the bank
action-store-all = Keep all
action-pay = Pay
action-pay-greenhouse = Greenhouse
action-pay-solar = Solar Satellite
action-pay-capsule = Capsules
action-specialist = Specialist
action-purchase = Purchase
action-purchase-text = from { $n } [coin]
action-effect = Use an effect
action-exchange = Exchange
action-terraform = Terraform
action-claim = Take it
action-claim-text = with the side you want
action-go-on = Go on
action-go-on-starting = to the coins
action-go-on-collected = to step 2
action-go-on-acting = do neither
action-go-on-building = end the turn
action-go-on-claiming = without it
action-go-on-relaying = without it
action-go-on-capsule = without one
action-go-on-exchanging = no more
offer-from = from { $name }
offer-gain = +{ $what }
offer-instead = { $given } for { $asked }
offer-price = { $what }
offer-swap = { $first } and { $second }
offer-good-from = { $good }, { $source }
offer-exchange = { $given } → { $gained }
offer-store = keep { $n } [coin]
offer-store-all = keep all
offer-resolve = resolve it
offer-without-logistics = without Logistics
offer-relay = through the Relay Satellite
offer-go-on = Go on
offer-enough = These are enough
offer-include = card { $card }
offer-pay = as it stands
standing = { $n } of { $of }
