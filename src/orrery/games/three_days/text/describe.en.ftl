# What things are and do.
describe-upgrade-hydroponics = Your food income advances by { $n }.
describe-upgrade-fuel-depot = Your fuel income advances by { $n }.
describe-upgrade-machine-shop = Your machinery income advances by { $n }.
describe-upgrade-masonry-crew = With each income you take one salvage part: { $parts }, whichever you like.
describe-upgrade-frame-crew = With each income you take one salvage part: { $parts }, whichever you like.
describe-upgrade-tank-crew = With each income you take one salvage part: { $parts }, whichever you like.
describe-upgrade-zoning-permit = You may build laboratories on gray and black spaces.
describe-upgrade-recruiting-office = Colonists cost you { $n } food less, but at least 1.
describe-upgrade-rovers = A transport costs you at least { $n } fuel instead of 2.
describe-upgrade-embassy = Your Diplomacy cube goes { $n ->
    [one] one space
   *[other] { $n } spaces
} to the right: more Ganymedeans move.
describe-upgrade-prefabrication = Production Centers cost you { $n } machinery less.
describe-upgrade-survey-lamps = You take a bonus when transporting into a dark crater, too.
describe-upgrade-expansion-budget = Two different income cubes of yours advance by { $n } each.
describe-upgrade-research-grant = Laboratories cost you { $n } machinery less, but at least 1.
describe-upgrade-storage = Holds one of each element; before a sale stored elements may be moved to your Demand tiles.
describe-upgrade-valhalla-extension = Your food, fuel and machinery may rise to { $level }.
describe-upgrade-day-end-scoring = One more Day End space, which may repeat a colour; that colour then scores once for each pair of tokens.
describe-upgrade-consulate = Your Diplomacy cube goes { $n ->
    [one] one space
   *[other] { $n } spaces
} to the right and to the row of three segments.
describe-upgrade-night-shift = In each harvest one of your colonists in a dark crater with a Production Center harvests { $n }.
describe-upgrade-deep-drilling = After your harvest you take { $n } more element of a kind that you harvested.
describe-upgrade-scavengers = Your colonists take both bonuses when they enter a crater.
describe-upgrade-merchant-charter = { $points } more for each Demand tile you sell.
describe-upgrade-foreman = In each harvest one of your colonists harvests as if it stood in the most senior space of its crater.
describe-upgrade-monument = { $points } at once.
describe-upgrade-university = At the end { $point } for every { $n } of your laboratories on the board.
describe-upgrade-settlement = At the end { $point } for every { $n } of your colonists on the board.
describe-upgrade-seniority = At the end { $points } for each crater whose most senior space holds your colonist.
describe-upgrade-governor = At the end { $points } for each crater with a Citadel and a colonist of yours.
describe-upgrade-exporter = { $points } more for each Demand tile you sell.
describe-upgrade-purification-plant = Put { $n } cubes on any free spaces of your purifiers at once.
describe-upgrade-reserve-bank = At the end { $point } for every { $n } units of food, fuel and machinery together.
describe-unique = Nobody takes a second one.
describe-bonus = Passing Bonus tile
describe-bonus-text = Whoever passes to the space beside it takes it.
describe-bonus-food = Gives { $n } food.
describe-bonus-fuel = Gives { $n } fuel.
describe-bonus-machinery = Gives { $n } machinery.
describe-bonus-supplies = Gives { $n } food, { $n } fuel and { $n } machinery.
describe-bonus-influence = Gives { $n } Influence cubes.
describe-bonus-salvage = Gives { $n ->
    [one] any one salvage part
   *[other] any { $n } salvage parts
}.
describe-bonus-points = Gives { $points }.
describe-bonus-element = Gives { $n ->
    [one] any one element
   *[other] any { $n } elements
}, placed as if harvested.
describe-bonus-diplomacy = Moves your Diplomacy cube { $n ->
    [one] one space
   *[other] { $n } spaces
} to the right.
describe-bonus-income = Advances any one income cube by { $n }.
describe-center = In each harvest every colonist in its crater, unless that is dark, harvests as much { $product } as stands beside its space.
describe-center-where = It can be built in { $where } where you have a colonist.
describe-center-cost = { $costs } on the { $side } menu
describe-center-costs = Machinery it costs: { $costs }; the cheaper disc goes first.
describe-allows-white = a white crater (Greenhouse, Refinery or Factory)
describe-allows-blue = a blue crater (Extractors)
describe-allows-purple = a purple crater (Citadels)
describe-side = In the { $side }: dark in every other round.
describe-zone = In the Valhalla Zone: always in daylight.
describe-has-center = It has a { $center } from the start.
describe-may-build = It is { $where }; whoever builds the Production Center scores { $points }.
describe-yields = Its spaces harvest { $yields }, from the lowest seniority to the highest.
describe-laboratories = Laboratory spaces: { $colours }.
describe-bonuses = Bonuses for whoever enters it in daylight, one of: { $bonuses }.
describe-roads = Roads lead to { $craters }.
describe-valhalla = Structures stand here and no colonists; roads lead through it, and it is always in daylight.
describe-part = It goes onto a free space of your mat that shows it, and is never moved again. Rows with such a space: { $spaces }.
describe-takes = It takes { $part }.
describe-space-mining = Cart and drill together are given back for any one element.
describe-space-column = Both parts of this column are given back for one step of your { $resource } income or for { $column }.
describe-space-purifier = A sale beside this purifier adds { $bottom } with its bottom row full, { $middle } with the two lower rows, { $top } with all three.
describe-token = It lies on a Day End space. With both { $resource } tokens, A and B, the day's end scores your { $resource }: 1 at level { $level }, one more for each level above.
describe-element = Harvested at the { $center }; it goes onto a Demand tile that asks for it, or into the Storage. Unsold at the end it scores half a point.
describe-resource-food = Pays for colonists.
describe-resource-fuel = Pays for transports, one a segment and at least { $least }, and for Ganymedeans.
describe-resource-machinery = Pays for Production Centers, laboratories and structures.
describe-resource = It never passes { $highest }. At a day's end { $resource } scores with both of its Valhalla tokens, from level { $level } on.
describe-laboratory = laboratory ({ $colour } space)
describe-laboratory-text = Built in a crater in daylight where you have a colonist; it brings one of the Upgrade tiles on offer. One after the other they cost { $laboratories } machinery.
describe-laboratory-permit = { $permit ->
    [yes] This space needs a Zoning Permit.
   *[other] This space needs no permit.
}
describe-demand-tile = { $colour } Demand tile { $n }
describe-demand-face = On its { $face }: { $required } for { $points }; with { $additional } { $each } more each.
describe-demand = Demand tile
describe-demand-text = It may be sold with all required elements and must be sold when it is full; the purifier beside it adds up to { $top }.
describe-colonist = colonist
describe-colonist-text = Recruited into a crater in daylight one road segment from where you are present; it harvests there. One after the other they cost { $colonists } food.
describe-structure = Valhalla structure
describe-structure-text = Built in Valhalla for its token; it also frees a Day End space. After the first they cost { $structures } machinery.
describe-ganymedean = Ganymedean
describe-ganymedean-text = It fills a space of a crater, harvests nothing, and is moved by Diplomacy.
describe-diplomacy = Diplomacy
describe-diplomacy-text = Once a round: move as many Ganymedeans as the cube says, as far as it says, for 1 fuel each. They enter the lowest space.
describe-column = income column
describe-column-text = Its two salvage parts are given back for one step of that income or for { $column }.
describe-mining = mining equipment
describe-mining-text = Cart and drill together are given back for any one element.
describe-income = income
describe-income-text = What you gain of the resource after the actions of each round; { $most } at most.
describe-influence = Influence
describe-influence-text = Harvested at Citadels. At any time a cube may be spent for { $food } food, { $fuel } fuel or { $machinery } machinery.
describe-day-end = Day End space
describe-day-end-text = Holds Valhalla tokens of one colour, one space for each structure. After every second round each colour with both tokens scores its resource from level { $level } on.
describe-daylight = daylight
describe-daylight-text = One side of the board is lit; after every round the other one is. Valhalla and the craters of its zone always are.
describe-night = darkness
describe-night-text = In a dark crater nobody recruits, builds, harvests or collects a bonus. Colonists may be transported there.
describe-order = turn order
describe-order-text = Everybody takes { $actions } actions in this order until all have passed; the Pass track makes the next one.
describe-pass = Pass track
describe-pass-text = Whoever passes takes a free space, its bonus tile and its point, and is out for the round. From the top it is the next turn order.
describe-offer = Upgrade tiles on offer
describe-offer-text = { $offered } tiles are laid out in each round. Whoever builds a laboratory takes one; it works from then on.
describe-points = points
describe-points-text = Whoever has the most after six rounds wins; in a tie, whoever is earlier in the turn order.
describe-done = done
describe-done-text = Leave the rest of this decision as it is: take nothing, redeem nothing, sell nothing more.
legend =
    Ahti       w1 2233   WG wood/panels   a crater: its center (Gr Greenhouse, O an
             Extractor…) or w b p what may be built and its points; its spaces by
             their yields, a letter for a colonist's owner, g a Ganymedean;
             laboratory spaces W G B; the two bonuses; bold: in daylight
    FA FB UA UB MA MB   Valhalla tokens of food, fuel and machinery
    menu     discs left of each Production Center and their cost in machinery
    O H N C S Si   elements; on Demand tiles = points, + each more, * is there
    food 4 (+2)   level and income; Diplomacy 1x2: one Ganymedean, two segments
    what NAME   explains any of them: what Rovers, what Ahti, what panels
