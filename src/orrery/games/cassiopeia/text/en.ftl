# Cassiopeia in English.
title = Cassiopeia
about = Hire the right specialist at the right moment, and be first to make seven worlds bloom.
option-specialists-about = Which cards lie between you: six to begin with, more for those who know the game.
option-flipped-about = How many specialist cards start with their backs up.
option-free-objects-about = Without the fee, space objects change hands more often.
option-reading-about = The rulebook can be read both ways: as effects of planets, or as sides of space objects.
name = Cassiopeia

option-specialists = Specialist cards
option-specialists-first-game = I to VI (first game)
option-specialists-chance-6 = six, drawn by chance
option-specialists-chance-7 = seven, drawn by chance
option-specialists-chance-8 = eight, drawn by chance
option-specialists-picked = picked by the first seat
option-specialists-V-VIII-IX = I to V, VIII and IX
option-specialists-V-VII-IX = I to V, VII and IX
option-specialists-V-VI-VII-VIII = I to VIII
option-specialists-VI-VII-VIII-IX = I to IV, VI to IX
option-flipped = Specialist cards turned to their backs at first
option-free-objects = Commander and Intendant charge nothing for a space object
option-reading = Cruiser, Transporter and Alien Station are
option-reading-planets = planets
option-reading-objects = space objects

# Amounts
amount-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-bot = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
amount-lens = { $n ->
    [one] 1 lens
   *[other] { $n } lenses
}
amount-cell = { $n ->
    [one] 1 cell
   *[other] { $n } cells
}
amount-capsule = { $n ->
    [one] 1 capsule
   *[other] { $n } capsules
}
earth = Earth
mars = Mars
or = or

# Systems
system-0 = Shedar
system-1 = Caph
system-2 = Ruchbah
system-3 = Segin
system-4 = Achird

# Specialists
specialist-programmer = Programmer
specialist-cyberneticist = Cyberneticist
specialist-engineer = Engineer
specialist-installer = Installer
specialist-geneticist = Geneticist
specialist-xenobiologist = Xenobiologist
specialist-martian = Martian
specialist-earthman = Earthman
specialist-tax-officer = Tax Officer
specialist-antiquarian = Antiquarian
specialist-financier = Financier
specialist-sponsor = Sponsor
specialist-broker = Broker
specialist-smuggler = Smuggler
specialist-commander = Commander
specialist-traffic-controller = Traffic Controller
specialist-intendant = Intendant
specialist-captain = Captain

# Effects of planets and space objects
effect-engineering = Engineering Complex
effect-trade = Trade Complex
effect-banking = Banking Complex
effect-transporter = Transporter
effect-cruiser = Cruiser
effect-alien-station = Alien Station
effect-biological = Biological Complex
effect-factory = Orbital Factory
effect-observatory = Orbital Observatory
effect-greenhouse = Orbital Greenhouse
effect-hotel = Orbital Hotel
effect-relay = Relay Satellite
effect-spy = Spy Satellite
effect-shield = Shield Satellite
effect-solar = Solar Satellite
effect-phobos = Phobos
effect-lunar-base = Lunar Base
effect-freighter = Freighter
effect-shuttle = Shuttle

# The same on a card
short-engineering = Engineering
short-trade = Trade
short-banking = Banking
short-transporter = { effect-transporter }
short-cruiser = { effect-cruiser }
short-alien-station = { effect-alien-station }
short-biological = Biological
short-factory = { effect-factory }
short-observatory = Observatory
short-greenhouse = Greenhouse
short-hotel = { effect-hotel }
short-relay = Relay
short-spy = Spy
short-shield = Shield
short-solar = Solar
short-phobos = { effect-phobos }
short-lunar-base = { effect-lunar-base }
short-freighter = { effect-freighter }
short-shuttle = { effect-shuttle }

# Space objects
object-station-A = first station
object-station-B = second station
object-satellite-A = first satellite
object-satellite-B = second satellite
object-base = base
object-transport = transport

# Moves
move-include = Include specialist card { $card }
move-enough = These cards are enough
move-deal = The next planet in the row is number { $planet }
move-flip = Turn specialist card { $card } to its back
move-lay = Card { $card } is next in the row of specialists
move-add = Add the { $object }
move-first = { $other } goes first
move-choose = Choose the { $specialist }
move-go-on = Go on
move-use = Use the { $effect }
move-cruiser = Take { $resource } from { $other } with the Cruiser
move-spy = Take 1 coin from { $other } with the Spy Satellite
move-store = Keep { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
} in the Banking Complex
move-store-all = Keep all coins in the Banking Complex
move-buy = Purchase { $resource }
move-resolve = Resolve the specialist's effect
move-resolve-main = Resolve the specialist's effect without its Logistics part
move-relay = Pay for the Logistics part through the Relay Satellite
move-take = Take { $resource } from { $other }
move-claim = Take the space object, { $side } side up
move-discard = Discard { $resource }
move-exchange = Exchange { $given } for { $gained }
move-swap = Swap planets { $first } and { $second }
move-freight = Purchase { $resource } from the Freighter
move-grow = Purchase 1 cell from the Biological Complex
move-terraform = Terraform planet { $planet }
move-pay-greenhouse = Pay { $resource } in place of a cell (Orbital Greenhouse)
move-pay-solar = Pay 1 bot in place of a lens (Solar Satellite)
move-pay-capsule = Use a capsule as { $resource }
move-pay = Pay with what is asked

# Prompts
prompt-including = Pick specialist cards to join I to IV: { $n } of 6 to 8 are in.
prompt-choosing = Choose a specialist for this round.
prompt-starting = Your turn begins: use an effect, or go on.
prompt-collected = You have taken the coins: use an effect, or go on.
prompt-acting = Purchase one resource or resolve the { $specialist }'s effect.
prompt-claiming = The { $specialist } offers a space object: take it with the side you want, or go on.
prompt-discarding = The Logistics card was flipped: discard { $n ->
    [one] 1 unprotected resource
   *[other] { $n } unprotected resources
}.
prompt-taking = Take one unprotected resource from an opponent.
prompt-relaying = Your logistics is not optimized: pay 1 coin to use the { $specialist }'s Logistics part, or go on.
prompt-capsule = You may purchase a capsule.
prompt-exchanging = Exchange bots, lenses and cells one for one: { $n } more, or go on.
prompt-building = Terraform a planet at the price on the card to its left; { $n ->
    [one] 1 is left
   *[other] { $n } are left
} to win.
prompt-paying-planet = { $planet } costs { $due }: how do you pay?
prompt-paying = This costs { $due }: how do you pay?
prompt-storing = Your turn ends: how many coins stay in the Banking Complex?

# Log
log-included = Specialist card { $card } joins the game.
log-dealt = { $planet } joins { $name }'s row.
log-turned = Specialist card { $card } is turned to its back.
log-laid = Card { $card } is number { $slot } in the row of specialists.
log-added = The { $what } joins the game.
log-began = { $name } has most recently watched the stars and goes first.
log-chose = { $name } chooses the { $specialist }.
log-collected = { $name } takes { $what } from the card.
log-gained = { $name } gains { $what }.
log-robbed = { $name } takes { $what } from { $other }.
log-used = { $name } uses the { $effect }.
log-stored = { $name } keeps { $what } in the Banking Complex.
log-resolved = { $name } resolves the { $specialist }.
log-switched = { $name } turns the Logistics card: supplies come from { $where } now.
log-discarded = { $name } discards { $what }.
log-exchanged = { $name } exchanges { $given } for { $gained }.
log-swapped = { $name } swaps { $first } and { $second }.
log-claimed = { $name } takes a space object: { $what }.
log-captured = { $name } takes a space object from { $other }: { $what }.
log-paid = { $name } pays { $what }.
log-terraformed = { $name } terraforms { $planet }.
log-round = Round { $round }: used specialists turn over, the others get a coin; { $name } chooses first.
log-won = { $name } has terraformed all seven planets and wins.

# Refusals
refused-planet-lies = That planet lies in the row already.
refused-no-player = There is no such player in this game.
refused-too-few-cards = A game needs at least 6 specialist cards.
refused-card-included = Card { $card } is in the game already.
refused-card-not-in-game = Card { $card } is not in this game.
refused-card-flipped = Card { $card } has been turned already.
refused-card-lies = Card { $card } lies in the row already.
refused-specialist-not-in-game = The { $specialist } is not in this game.
refused-specialist-face-down = The { $specialist } is on the side that lies face down.
refused-specialist-taken = { $other } has chosen the { $specialist } in this round.
refused-must-discard = You must discard.
refused-must-take = Take something from somebody.
refused-must-pay = Finish the payment.
refused-no-effect = You do not have the { $effect }.
refused-effect-used = You have used the { $effect } in this turn already.
refused-holds-unprotected = The Alien Station works only for someone without unprotected resources.
refused-took-no-coins = There were no coins on the specialist's card for the Orbital Hotel to match.
refused-yourself = You cannot take from yourself.
refused-same-victim = You have taken from { $other } already; the second one must be somebody else.
refused-higher-fund = { $other }'s fund is higher than yours.
refused-shield = The Shield Satellite protects { $other }.
refused-nothing-unprotected = { $other } does not have { $what } that is unprotected.
refused-too-few-coins = You have only { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
refused-stored-already = Those coins lie in the Banking Complex already.
refused-too-dear = That costs { $price }; you have { $n }, capsules included.
refused-capsule-not-offered = Capsules can be purchased only when a specialist offers one.
refused-not-optimized = Your logistics is not optimized, so there is no Logistics part to leave out.
refused-has-none = You do not have { $what } for that.
refused-other-object = This specialist does not hand out that space object.
refused-object-not-in-game = That space object is not in this game.
refused-object-lies-so = You have that object already, with this side up.
refused-no-neighbours = Those planets are not neighbours in your row.
refused-inhabited = { $planet } is inhabited already.
refused-price = { $planet } costs { $price }, as the card to its left says; you cannot pay that.
refused-lacks-for-price = You lack something for this price: a capsule must stand in for it.
refused-not-due = { $what } is not asked for.
refused-rest-unpayable = After that you could not pay the rest.

# The end
score-planets = Planets terraformed
score-fund = Fund left
reason-seventh = { $name } terraformed the seventh planet in round { $round }.

# The board
kind-coin = coins
kind-bot = bots
kind-lens = lenses
kind-cell = cells
kind-capsule = capsules
board-reserve = The reserve: { $what }
board-player = { $name }
piece-logistics = Logistics: supplies come from { $where }
piece-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} on the { $specialist }
piece-specialist = { $specialist } ({ $card }): { $does }
piece-planet = { $planet } ({ $symbol }): { $side ->
    [inhabited] inhabited; { $effect }: { $does }
   *[other] uninhabited; will be the { $effect }
}. The planet to its right costs { $price }.
piece-mine = { $planet }
piece-goods = { $name } has { $what }
piece-balance = { $name } has { $earth } Earth and { $mars } Mars symbols: logistics { $optimized ->
    [yes] optimized
   *[other] not optimized
}
piece-fund = { $name }'s fund is { $n }
piece-initiative = { $name } is number { $n } in initiative
piece-mover = { $name } decides
piece-stored = { $name } keeps { $n } in the Banking Complex
piece-payable = { $planet } can be paid for
piece-object = { $effect }: { $does }
piece-token = { $name }'s token
piece-chosen = The { $specialist } is being used

# What cards do
does-programmer = everybody gains 1 bot. Logistics: 1 more bot.
does-cyberneticist = gain 1 bot and 1 coin. Logistics: 1 bot.
does-engineer = everybody gains 1 lens. Logistics: 1 more lens.
does-installer = gain 1 lens. Logistics: 1 lens.
does-geneticist = everybody gains 1 cell. Logistics: 2 coins.
does-xenobiologist = gain 1 cell. Logistics: a capsule may be purchased for 2 coins.
does-martian = Logistics to Mars; if it was flipped, all others discard down to 3. Logistics: 1 coin.
does-earthman = Logistics to Earth; if it was flipped, all others discard down to 3. Logistics: 1 coin.
does-tax-officer = gain 1 coin and take 1 from everybody with no higher fund. Logistics: 1 coin.
does-antiquarian = gain 1 coin. Logistics: 2 coins. Then a capsule may be purchased for 2 coins.
does-financier = gain 3 coins. Logistics: 1 coin.
does-sponsor = everybody gains 1 coin, you 1 more. Logistics: 1 lens.
does-broker = gain 1 coin. Logistics: 1 bot. Then exchange up to 2 bots, lenses or cells.
does-smuggler = take 1 resource from somebody with no higher fund, or gain 2 coins. Logistics: from somebody else once more.
does-commander = the station may be taken for 1 coin. Logistics: 1 coin.
does-traffic-controller = the satellite may be taken. Logistics: 1 coin.
does-intendant = the base may be taken for 1 coin. Logistics: 1 coin.
does-captain = the transport may be taken. Logistics: 1 coin.
does-engineering = exchange 1 bot, lens or cell for another before terraforming
does-trade = gain 1 coin after taking the card's coins
does-banking = coins kept here are protected
does-transporter = swap two neighbouring planets before terraforming
does-cruiser = at the start take 1 resource from somebody with no higher fund
does-alien-station = at the start gain 1 capsule if you have nothing unprotected
does-biological = purchase 1 cell for 3 coins before terraforming
does-factory = at the start gain 1 bot
does-observatory = at the start gain 1 coin. Logistics: 1 more
does-greenhouse = one cell of a planet's price may be any resource
does-hotel = gain as many coins as you took from the card, at most 2
does-relay = pay 1 coin to use a Logistics part without optimized logistics
does-spy = at the start take 1 coin from somebody with no higher fund
does-shield = nobody takes your resources; you keep 5 when Logistics is flipped
does-solar = one lens of a planet's price may be a bot
does-phobos = counts as two Mars symbols
does-lunar-base = counts as two Earth symbols
does-freighter = purchase 1 bot for 1 coin or 1 lens for 2 before terraforming
does-shuttle = you choose your specialist first

# The picture in letters.
sketch-round = Round { $round }, Logistics on { $logistics }
sketch-earth = Earth
sketch-mars = Mars
sketch-optimized = optimized
sketch-not-optimized = not optimized
sketch-done = { " " }done
