# What things are and do.
describe-card = Specialist card { $card }.
describe-each = Everybody gains { $what }.
describe-gain = You gain { $what }.
describe-action-to-mars = The Logistics card goes to Mars; if that turns it over, all others discard unprotected resources until they have { $kept } left.
describe-action-to-earth = The Logistics card goes to Earth; if that turns it over, all others discard unprotected resources until they have { $kept } left.
describe-action-tax = You take one unprotected coin from every opponent whose fund is not above yours.
describe-action-smuggle = You take one unprotected resource from an opponent whose fund is not above yours; with nobody to take from, you gain { $coins }.
describe-action-claim-station = You may take the station{ $fee ->
    [0] .
   *[other] { " " }for { $price }.
}
describe-action-claim-satellite = You may take the satellite{ $fee ->
    [0] .
   *[other] { " " }for { $price }.
}
describe-action-claim-base = You may take the base{ $fee ->
    [0] .
   *[other] { " " }for { $price }.
}
describe-action-claim-transport = You may take the transport{ $fee ->
    [0] .
   *[other] { " " }for { $price }.
}
describe-logistics-gain = With optimized logistics you gain { $what } more.
describe-logistics-capsule = With optimized logistics you may purchase 1 capsule for { $capsule }.
describe-logistics-smuggle = With optimized logistics you take one more resource from somebody else; with nobody else, { $coins }, unless the main part gave coins already.
describe-after-capsule = Then you may purchase 1 capsule for { $capsule }.
describe-after-exchange = Then you may exchange up to { $exchanges } of your bots, lenses and cells, one for one.
describe-effect-engineering = Before step 3: exchange one of your bots, lenses or cells for another of these.
describe-effect-trade = After step 1: gain { $trade }, whether or not coins lay on the card.
describe-effect-banking = Coins kept on it are protected and can be spent as usual. At the end of your turn you say how many it holds.
describe-effect-transporter = Before step 3: swap two neighbouring planets of your row; its two ends are neighbours.
describe-effect-cruiser = At the start of your turn: take one unprotected resource from an opponent whose fund is not above yours.
describe-effect-alien-station = At the start of your turn: gain { $capsules }{ $nothing ->
    [yes] { " " }if you have no unprotected resources.
   *[other] .
}
describe-effect-biological = Before step 3: purchase 1 cell for { $cell }, beside what step 2 was used for.
describe-effect-factory = At the start of your turn: gain { $bots }.
describe-effect-observatory = At the start of your turn: gain { $observed }; with optimized logistics { $more } more.
describe-effect-greenhouse = When you terraform: one cell of the price may be paid with any one resource.
describe-effect-hotel = After step 1: gain as many coins as you took from the card, at most { $most }.
describe-effect-relay = Step 2: without optimized logistics, pay { $fee } to use the specialist's Logistics part nevertheless.
describe-effect-spy = At the start of your turn: take one unprotected coin from an opponent whose fund is not above yours.
describe-effect-shield = Nobody takes resources from you, and you keep { $kept } unprotected resources when the Logistics card is turned.
describe-effect-solar = When you terraform: one lens of the price may be paid with a bot.
describe-effect-phobos = Counts as { $symbols } Mars symbols in your row.
describe-effect-lunar-base = Counts as { $symbols } Earth symbols in your row.
describe-effect-freighter = Before step 3: purchase 1 bot for { $bot } or 1 lens for { $lens }.
describe-effect-shuttle = You choose your specialist before the others; turns follow the row as always.
describe-planet = Planet { $n } of { $system }.
describe-planet-side = { $side ->
    [inhabited] Inhabited it shows { $symbol }, and the planet to its right costs { $what }.
   *[other] Uninhabited it shows { $symbol }, and the planet to its right costs { $what }.
}
describe-planet-effect = Once inhabited it is the { $effect }.
describe-other-side = On its other side it is the { $effect }.
describe-object = Whoever takes a space object chooses the side; it can be taken from anybody whose fund is not above one's own.
describe-resource-coin = Coins pay for everything else. They can be taken from you unless they lie in the Banking Complex.
describe-resource-bot = Purchased for { $price } in step 2; part of the prices of planets.
describe-resource-lens = Purchased for { $price } in step 2; part of the prices of planets.
describe-resource-cell = Purchased for { $price } in step 2; part of the prices of planets.
describe-resource-capsule = Stands in for any one resource in any price. Purchased for { $price } where a specialist offers one; never taken or discarded.
describe-logistics = Logistics card
describe-logistics-text = It shows Earth or Mars. Your logistics is optimized when more than half of the symbols in your row match it; then the Logistics part of your specialist works.
describe-balance = symbols
describe-balance-text = The Earth and Mars symbols in the row. When more than half match the Logistics card, logistics is optimized.
describe-fund = fund
describe-fund-text = The number of uninhabited planets. Resources and space objects can be taken only from players whose fund is not above one's own.
describe-initiative = initiative
describe-initiative-text = The order in which specialists are chosen: that of the tokens in the row, from left to right, in the last round.
describe-token = token
describe-token-text = It marks the specialist that its owner has chosen; turns follow the tokens from left to right.
describe-coins-on-card = coins on a card
describe-coins-on-card-text = Every card that nobody used in a round gets 1 coin; whoever chooses the card takes them all in step 1.
describe-system = system
describe-system-text = Each player has a system of { $planets } planets in a row; whoever terraforms all of them first wins.
describe-system-of = Leads the expedition to { $system }.
legend =
    I to IX  specialist cards: who lies up, in brackets who is on the back,
             $ for each coin on it, and whose token (done: already used)
    3/7      planets terraformed; E4:M3 symbols of Earth and Mars in the row
    $ B L C J  coins, bots, lenses, cells, capsules; +2: coins in the bank
    {"*"}Name    an inhabited planet; E or M its symbol, then what the planet to its
             right costs (C1> is one cell), then its effect; green can be paid
    >        whoever decides now
