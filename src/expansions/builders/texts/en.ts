import type { Catalogue } from '../../../i18n/message.ts';

export const builders = {
  'carcassonne.reason.doubles': 'gets a second tile from the builder',
  'carcassonne.reason.employs': 'puts the builder where second tiles can follow',
  'carcassonne.builders': 'Builders',
  'carcassonne.builders.hint':
    'Place a builder beside your follower on a road or in a city. Whenever you extend it, you place a second tile.',
  'carcassonne.builders.card': 'Builder',
  'carcassonne.builders.in': 'builder in supply',
  'carcassonne.builders.out': 'builder on the board',
  'carcassonne.builders.choice.road': 'Builder on the road',
  'carcassonne.builders.choice.city': 'Builder in the city',
  'carcassonne.builders.commit': 'Place builder',
  'carcassonne.builders.placed.road': '{player}’s builder on the road',
  'carcassonne.builders.placed.city': '{player}’s builder in the city',
  'carcassonne.builders.deployed.road': '{player} places the builder on the road.',
  'carcassonne.builders.deployed.city': '{player} places the builder in the city.',
  'carcassonne.builders.home': '{player}’s builder comes home.',
  'carcassonne.builders.earned': '{player}’s builder gets to work: a second part of the turn follows.',
  'carcassonne.builders.next': 'Your builder gets to work: a second tile follows.',
  'carcassonne.builders.about': '{player}’s builder works here: whenever {player} extends this, a second tile follows.',
  'carcassonne.book.builders.title': 'Builders',
  'carcassonne.book.builders':
    'If you have a follower on a road or in a city, you may place your builder beside it instead of another follower: on the tile just placed, if that does not complete the feature. The builder counts nothing in a majority.',
  'carcassonne.book.builders.scene':
    'Red extended the road with the builder, and then draws and places a second tile. A third never follows.',
  'carcassonne.book.builders.more':
    'In the second part everything is possible once more, but it does not begin with the points of a new turn. The builder comes home when the feature is completed, or when your last follower leaves it. Tiles that others place earn you nothing.',
  'carcassonne.lesson.builders.name': 'The builder',
  'carcassonne.lesson.builders.1':
    'Your highwayman is on the road at (1, 0). Extend it with the tile at (2, 0), and place the builder there.',
  'carcassonne.lesson.builders.1.wrong':
    'Your builder is still in your supply. After placing the tile at (2, 0), choose “Builder on the road”.',
  'carcassonne.lesson.builders.1.done':
    'He counts nothing in a majority. But from now on this road is worth two tiles a turn.',
  'carcassonne.lesson.builders.2': 'Extend your road again, on either end.',
  'carcassonne.lesson.builders.2.wrong':
    'That tile does not extend your builder’s road, so no second tile followed. Place it at (3, 0) or (-1, 0).',
  'carcassonne.lesson.builders.2.done': 'Your builder got to work, so you draw a second tile at once.',
  'carcassonne.lesson.builders.3': 'Place the second tile wherever you like. You may place a follower with it, too.',
  'carcassonne.lesson.builders.3.done':
    'Two tiles in one turn! That works every time you extend this road, until it is completed. Then your builder comes home.',
} as const satisfies Catalogue;
