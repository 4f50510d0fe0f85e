# Cassiopeia in English.
title = Cassiopeia
about = Hire the right specialist at the right moment, and be first to make seven worlds bloom.
option-specialists-about = Which cards lie between you: six to begin with, more for those who know the game.
option-flipped-about = How many specialist cards start with their backs up.
option-free-objects-about = Without the fee, space objects change hands more often.
option-reading-about = The rulebook can be read both ways: as effects of planets, or as sides of space objects.

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
prompt-collected-nothing = There were no coins on your card: use an effect, or go on.
prompt-acting = Purchase one resource, resolve the { $specialist }'s effect, or go on.
prompt-claiming = The { $specialist } offers a space object: take it with the side you want, or go on.
prompt-discarding = The Logistics card was flipped: discard { $n ->
    [one] 1 unprotected resource
   *[other] { $n } unprotected resources
}.
prompt-taking = Take one unprotected resource from an opponent.
prompt-relaying = Your logistics is not optimized: pay { $fee } to use the { $specialist }'s Logistics part, or go on.
prompt-capsule = You may purchase a capsule for { $price }, or go on.
prompt-capsules = { $prompt } Capsules stand in for what you lack.
prompt-exchanging = Exchange bots, lenses and cells one for one: { $n } more, or go on.
prompt-building = Terraform a planet at the price on the card to its left, or go on; { $n ->
    [one] 1 is left
   *[other] { $n } are left
} to win.
prompt-building-effects = Terraform a planet at the price on the card to its left, use an effect first ({ $effects }), or go on; { $n ->
    [one] 1 is left
   *[other] { $n } are left
} to win.
prompt-effects = No planet can be paid for now: use an effect ({ $effects }), or go on.
prompt-paying-planet = { $planet } costs { $due }: how do you pay?
prompt-paying = This costs { $due }: how do you pay?
prompt-storing = Your turn ends: how many coins stay in the Banking Complex?

# Log
log-included = Specialist card { $card } joins the game.
log-dealt = { $name }'s row of planets: { $planets }.
log-turned = Specialist cards turned to their backs: { $cards }.
log-laid = The row of specialists: { $specialists }.
log-added = The { $what } joins the game.
log-began = { $name } has most recently watched the stars and goes first.
log-chose = { $name } chooses the { $specialist }.
log-collected = { $name } takes { $what } from the card.
log-gained = { $name } gains { $what }.
log-gained-by-logistics = Logistics: { $name } gains { $what }.
log-kept = The { $specialist } hands out nothing: { $other } owns the space object and has a higher fund.
log-unpaid = The { $specialist } hands out nothing: the fee is { $fee }.
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
refused-setting-up = The game is being set up: { $moment }.
refused-no-chance = After the set-up chance has no part in this game: { $turn } decides now.
refused-other-discards = { $turn } discards first, since the Logistics card was turned over.
refused-not-hosted = Chance draws the specialist cards until there are { $n }.
refused-storing-no-help = At the start of your turn coins are stored only where they alone keep the Alien Station from working.
refused-only-planets = That helps with the price of a planet only.
refused-substitution-past = Substitutions are named in one order (Greenhouse, Solar Satellite, capsules for coins, bots, lenses, cells); that one is past.
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
refused-must-discard = Discard an unprotected resource: the Logistics card was turned over.
refused-must-take = Take an unprotected resource from an opponent.
refused-must-pay = Say how you pay: what was purchased cannot be given back.
refused-no-effect = You do not have the { $effect }.
refused-effect-used = You have used the { $effect } in this turn already.
refused-holds-unprotected = The Alien Station works only for someone without unprotected resources.
refused-took-no-coins = There were no coins on the specialist's card for the Orbital Hotel to match.
refused-yourself = You cannot take from yourself.
refused-same-victim = You have taken from { $other } already; the second one must be somebody else.
refused-higher-fund = { $other }'s fund is higher than yours.
refused-shield = The Shield Satellite protects { $other }.
refused-nothing-unprotected = { $other } has no unprotected { $what }.
refused-too-few-coins = You have only { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
refused-stored-already = As many coins lie in the Banking Complex already.
refused-too-dear = That costs { $price }; you have { $n }, capsules included.
refused-capsule-not-offered = Capsules can be purchased only when a specialist offers one.
refused-not-optimized = Your logistics is not optimized, so there is no Logistics part to leave out.
refused-has-none = You do not have { $what } for that.
refused-other-object = The { $specialist } does not hand out that space object.
refused-object-not-in-game = That space object is not in this game.
refused-object-lies-so = You have that object already, with this side up.
refused-no-neighbours = Those planets are not neighbours in your row.
refused-inhabited = { $planet } is inhabited already.
refused-price = { $planet } costs { $price }, as the card to its left says; you cannot pay that.
refused-lacks-for-price = You lack something for this price: a capsule must stand in for it.
refused-not-due = No { $what } are asked for.
refused-rest-unpayable = After that you could not pay the rest.

# When a move is made, and what is being decided now.
when-include = Specialist cards are picked before anything is dealt
when-deal = Planets are dealt while the game is set up
when-flip = Specialist cards are turned to their backs while the game is set up
when-lay = The row of specialists is laid while the game is set up
when-add = Space objects are added while the game is set up
when-first = Who goes first is found out while the game is set up
when-choose = Specialists are chosen at the beginning of a round
when-go-on = Going on passes over what is offered in your turn
when-start = The { $effect } is used at the start of your turn
when-collected = The { $effect } is used right after the coins of your card were taken
when-before = The { $effect } is used before you terraform
when-store = Coins are stored at the end of your turn
when-buy = Resources are purchased in step 2 of your turn
when-resolve = A specialist's effect is resolved in step 2 of your turn
when-relay = The { $effect } is used where your specialist's Logistics part would not work
when-take = Resources are taken so while the Smuggler is being resolved
when-claim = Space objects are taken while the specialist who hands them out is being resolved
when-discard = Resources are discarded when somebody else turns the Logistics card over
when-exchange = Resources are exchanged before you terraform with the Engineering Complex, or when your specialist lets you
when-terraform = Planets are terraformed in step 3 of your turn
when-pay = How to pay is said once you have named what you want
moment-including = specialist cards are being picked
moment-dealing = the planets are being dealt
moment-flipping = specialist cards are being turned to their backs
moment-laying = the row of specialists is being laid
moment-adding-station = the station is being drawn
moment-adding-satellite = the satellite is being drawn
moment-finding-first = it is being found out who goes first
moment-choosing = you are choosing a specialist
moment-starting = your turn is beginning
moment-collected = you have just done step 1 of your turn
moment-acting = you are in step 2 of your turn
moment-claiming = you are being offered a space object
moment-discarding = you are discarding
moment-taking = you are taking a resource from an opponent
moment-relaying = you are being offered the Logistics part
moment-capsule = you are being offered a capsule
moment-exchanging = you are exchanging resources
moment-building = you are in step 3 of your turn
moment-paying = you are paying
moment-storing = your turn is ending

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
board-player = { $name }
piece-mine = { $planet }

# What cards do
does-main = { $main }.
does-logistics = { $before } Logistics: { $logistics }.
does-after = { $before } Then { $after }.
does-nothing = nothing
does-each = everybody gains { $what }
does-gain = gain { $what }
does-gain-more = you gain { $what } more
does-to-mars = Logistics to Mars; if it was flipped, all others discard down to { $n }
does-to-earth = Logistics to Earth; if it was flipped, all others discard down to { $n }
does-tax = take 1 coin from everybody with no higher fund
does-smuggle = take 1 resource from somebody with no higher fund, or gain { $what }
does-smuggle-again = from somebody else once more
does-claim = { $thing } may be taken
does-claim-paid = { $thing } may be taken for { $fee }
does-capsule = a capsule may be purchased for { $price }
does-exchange = up to { $n } bots, lenses or cells may be exchanged
the-station = the station
the-satellite = the satellite
the-base = the base
the-transport = the transport
does-engineering = exchange 1 bot, lens or cell for another before terraforming
does-trade = gain { $what } after taking the card's coins
does-banking = coins kept here are protected
does-transporter = swap two neighbouring planets before terraforming
does-cruiser = at the start take 1 resource from somebody with no higher fund
does-alien-station = at the start gain { $what } if you have nothing unprotected
does-alien-station-always = at the start gain { $what }
does-biological = purchase 1 cell for { $price } before terraforming
does-factory = at the start gain { $what }
does-observatory = at the start gain { $what }. Logistics: { $more } more
does-greenhouse = one cell of a planet's price may be any resource
does-hotel = gain as many coins as you took from the card, at most { $n }
does-relay = pay { $fee } to use a Logistics part without optimized logistics
does-spy = at the start take 1 coin from somebody with no higher fund
does-shield = nobody takes your resources; you keep { $n } when Logistics is flipped
does-solar = one lens of a planet's price may be a bot
does-phobos = counts as { $n } Mars symbols
does-lunar-base = counts as { $n } Earth symbols
does-freighter = purchase 1 bot for { $bot } or 1 lens for { $lens } before terraforming
does-shuttle = you choose your specialist first

# The picture in letters.
sketch-round = Round { $round }, Logistics on { $logistics }
sketch-earth = Earth
sketch-mars = Mars
sketch-optimized = optimized
sketch-not-optimized = not optimized
sketch-stored = { $n } stored
sketch-done = { " " }done
