import type { Catalogue } from '../../../i18n/message.ts';

export const bridges = {
  'carcassonne.reason.spans': 'takes a road across with a bridge',
  'carcassonne.reason.declines': 'keeps the bridge for a better tile',
  'carcassonne.bridges': 'Bridges',
  'carcassonne.bridges.hint':
    'Bridges carry your roads over fields, cities and other roads. Everyone has 3 of them; with five or six players, 2.',
  'carcassonne.bridges.piece.NS': 'bridge from north to south',
  'carcassonne.bridges.piece.WE': 'bridge from west to east',
  'carcassonne.bridges.axis.NS': 'from north to south',
  'carcassonne.bridges.axis.WE': 'from west to east',
  'carcassonne.bridges.left': { one: '{count} bridge left', other: '{count} bridges left' },
  'carcassonne.bridges.left.none': 'no bridges left',
  'carcassonne.bridges.choice': 'Bridge at {cell}',
  'carcassonne.bridges.commit': 'Build bridge',
  'carcassonne.bridges.needed': {
    one: '{count} of them with a bridge',
    other: '{count} of them with a bridge',
  },
  'carcassonne.bridges.needed.all': 'only with a bridge',
  'carcassonne.bridges.builds': {
    one: 'With your last bridge, {axis}',
    other: 'With one of your {count} bridges, {axis}',
  },
  'carcassonne.bridges.builds.beside': {
    one: 'With your last bridge, on the tile at {cell}, {axis}',
    other: 'With one of your {count} bridges, on the tile at {cell}, {axis}',
  },
  'carcassonne.bridges.commit.place': 'Place with a bridge',
  'carcassonne.bridges.pass': 'Set the tile aside',
  'carcassonne.bridges.pass.hint': 'build no bridge and draw another tile',
  'carcassonne.bridges.built': '{player} builds a bridge at {cell}, {axis}.',
  'carcassonne.bridges.declined': '{player} builds no bridge: the tile is set aside, and {player} draws again.',
  'carcassonne.bridges.follower': 'Highwayman on the bridge',
  'carcassonne.bridges.placed': '{player}’s highwayman on the bridge',
  'carcassonne.bridges.deployed': '{player} places a highwayman on the bridge.',
  'error.bridge-impossible':
    'A bridge does not fit there: both its ends stand on fields, every side must match, and each turn has one at most.',
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
  'carcassonne.lesson.span.name': 'A bridge',
  'carcassonne.lesson.span.1':
    'Your highwayman is on the road at (0, 0), and your tile has no road. Place it at (-1, 0) anyway: a bridge carries the road over it.',
  'carcassonne.lesson.span.1.wrong': 'There is no bridge at (-1, 0). Place the tile there.',
  'carcassonne.lesson.span.1.done': 'The bridge continues your road over the monastery. You have 2 bridges left.',
  'carcassonne.lesson.span.2': 'Now complete the road with the tile at (-2, 0).',
  'carcassonne.lesson.span.2.wrong':
    'The road is not completed yet. Place the tile at (-2, 0), with its road to the east.',
  'carcassonne.lesson.span.2.done': 'Four tiles, one of them by its bridge: 4 points.',
} as const satisfies Catalogue;
