import type { Catalogue } from '../message.ts';

/** Book and lessons: bridges, castles and bazaars. */
export const bridgesCastlesRules = {
  'carcassonne.book.bridges.title': 'Bridges',
  'carcassonne.book.bridges':
    'Everyone has 3 bridges; with five or six players, 2. Once per turn you may build one, on the tile you placed or on a tile next to it. It carries a road from one side to the opposite one, over whatever is there. Both its ends stand on fields, and a road must be able to continue from them.',
  'carcassonne.book.bridges.over':
    'The road ends at a field: you may still place the tile if a bridge makes its sides match. Here the bridge crosses a monastery, and a highwayman stands on it.',
  'carcassonne.book.bridges.own':
    'You may also build a bridge before you place a follower. It is a separate road, not part of the one below it.',
  'carcassonne.book.bridges.follower':
    'If the bridge stands on the tile you just placed, you may place your follower on it as a highwayman. A tile counts once for its road, with or without a bridge. Bridges stay to the end and divide neither fields nor cities.',
  'carcassonne.book.bridges.decline':
    'If your tile fits only with a bridge, you may set it aside instead and draw another one.',
  'carcassonne.book.castles.title': 'Castles',
  'carcassonne.book.castles':
    'Everyone has 3 castles; with five or six players, 2. When a small city of two semicircular segments is completed and only one follower stands in it, the owner of that follower may found a castle there instead of scoring. The follower stays as its lord.',
  'carcassonne.book.castles.vicinity':
    'Around a castle: its two tiles and the two tiles on each of their long sides. The lord waits for what is completed there on a later turn.',
  'carcassonne.book.castles.scores':
    'The road is completed. Nobody stands on it, but a part of it is around the castle: its lord scores the same 3 points and comes home.',
  'carcassonne.book.castles.first':
    'The first feature counts: a road, a city, a monastery, anyone’s or nobody’s. If several are completed at once, the most valuable one does. Anyone who holds the feature too scores twice.',
  'carcassonne.book.castles.chain':
    'A castle that scores is itself completed, and castles with one of its tiles in their surroundings score the same points.',
  'carcassonne.book.castles.fields': 'For farmers a castle is worth 4 points instead of 3, with or without its lord.',
  'carcassonne.book.castles.end': 'At the end of the game, lords who still wait go home without points.',
  'carcassonne.book.bazaars.title': 'Bazaars',
  'carcassonne.book.bazaars':
    'When you have placed a tile with a bazaar, scoring included, you draw one tile for each player and turn them face up. The stack must have at least that many tiles.',
  'carcassonne.book.bazaars.auction':
    'One player placed the bazaar. The other chooses a tile first, is outbid with 3 points, and buys the tile: these points change hands.',
  'carcassonne.book.bazaars.trade':
    'The player to your left chooses a tile and bids for it, 0 points or more. The others without a tile bid more or pass, once each. Then the first player either buys the tile, paying the highest bidder, or sells it to them. If nobody bid more, they pay their own bid to nobody. Then the next player without a tile chooses; the last one gets the last tile for nothing. Points may fall below 0.',
  'carcassonne.book.bazaars.turns':
    'Then everyone, starting to your left, places their tile on their own turn instead of drawing.',
  'carcassonne.book.bazaars.choose':
    'In this game there is no auction: everyone in turn, starting to your left, takes one of the tiles and places it instead of drawing.',
  'carcassonne.book.bazaars.none': 'A tile from a bazaar does not open another bazaar.',
  'carcassonne.lesson.span.name': 'A bridge',
  'carcassonne.lesson.span.1':
    'Your highwayman is on the road at (0, 0), and your tile has no road. Place it at (-1, 0) anyway: a bridge carries the road over it.',
  'carcassonne.lesson.span.1.wrong': 'There is no bridge at (-1, 0). Place the tile there.',
  'carcassonne.lesson.span.1.done': 'The bridge continues your road over the monastery. You have 2 bridges left.',
  'carcassonne.lesson.span.2': 'Now complete the road with the tile at (-2, 0).',
  'carcassonne.lesson.span.2.wrong':
    'The road is not completed yet. Place the tile at (-2, 0), with its road to the east.',
  'carcassonne.lesson.span.2.done': 'Four tiles, one of them by its bridge: 4 points.',
  'carcassonne.lesson.lordship.name': 'A castle',
  'carcassonne.lesson.lordship.1':
    'Complete the small city at (0, 1), with a knight. Then found a castle instead of scoring 4 points.',
  'carcassonne.lesson.lordship.1.wrong':
    'There is no castle yet. Place the tile at (0, 1) with a knight in the city, and choose the castle.',
  'carcassonne.lesson.lordship.1.done':
    'Your knight is now its lord. The long road runs past the castle, and your opponent has just completed one end of it.',
  'carcassonne.lesson.lordship.2': 'Complete the other end of the road at (-1, 0), without a follower.',
  'carcassonne.lesson.lordship.2.wrong':
    'The road is not completed yet. Place the tile at (-1, 0), with its road to the east.',
  'carcassonne.lesson.lordship.2.done':
    '5 points for your castle, because the first road around it is worth 5. The lord comes home.',
  'carcassonne.lesson.hammer.name': 'An auction',
  'carcassonne.lesson.hammer.1':
    'Your opponent placed a bazaar, so you choose a tile first. The monastery with a road could end your road: choose it and bid 1 point.',
  'carcassonne.lesson.hammer.1.wrong': 'That is another tile. Choose the monastery with a road.',
  'carcassonne.lesson.hammer.1.done': 'Everyone else without a tile may bid more, once each.',
  'carcassonne.lesson.hammer.2':
    'Your opponent bids 2 points. Buy the tile: you pay your opponent these 2 points. Or you could sell it and get them.',
  'carcassonne.lesson.hammer.2.wrong': 'Now your opponent has the tile. Buy it this time.',
  'carcassonne.lesson.hammer.2.done':
    'It is your tile, and your opponent gets the last one for nothing. You place first: the bazaar was your opponent’s.',
} as const satisfies Catalogue;
