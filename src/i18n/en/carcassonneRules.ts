import type { Catalogue } from '../message.ts';

/** The book of the rules: The Countryside. */
export const carcassonneRules = {
  'carcassonne.book.goal':
    'Together you build a countryside, tile by tile, and place your followers in it. You score during the game and at the end. The player with the most points wins.',
  'carcassonne.book.need':
    'The game has 72 tiles, one of them face up as the start. Each of the 2 to 6 players has followers of one colour.',
  'carcassonne.book.expansion': 'Expansion',
  'carcassonne.book.place':
    'Place the tile next to another tile. Every side that touches must match: road to road, city to city, field to field.',
  'carcassonne.book.place.right': 'The road continues.',
  'carcassonne.book.place.city': 'City meets city.',
  'carcassonne.book.place.wrong': 'A field must not meet a city.',
  'carcassonne.book.place.alone': 'A corner is not enough: a side must touch.',
  'carcassonne.book.deploy':
    'You may place one follower on the tile that you have just placed, if nobody is in that feature yet.',
  'carcassonne.book.deploy.kinds':
    'A highwayman stands on a road, a knight in a city, a monk in a monastery. A farmer lies in a field.',
  'carcassonne.book.deploy.taken': 'A highwayman is already on this road, so you cannot place another one.',
  'carcassonne.book.deploy.supply':
    'If you have no follower left, you place none until one comes home. Features with followers may grow together later.',
  'carcassonne.book.score':
    'What your tile completes scores at once, for the player with the most followers there. If several have the same number, all of them score in full. Then all followers of the feature come home.',
  'carcassonne.book.score.tie': 'Two knights in one city: both players score all of its points.',
  'carcassonne.book.road':
    'A road is completed when both ends are closed: at a crossroads, a village, a city or a monastery – or when it forms a loop. It scores 1 point per tile.',
  'carcassonne.book.road.complete': 'From the monastery to the crossroads.',
  'carcassonne.book.city':
    'A city is completed when its wall is closed and no gap is left inside. It scores 2 points per tile and 2 per coat of arms.',
  'carcassonne.book.city.complete': 'The city is closed. The shield is a coat of arms.',
  'carcassonne.book.city.tiny':
    'In this game a completed city of two tiles scores only 1 point per tile and 1 per coat of arms.',
  'carcassonne.book.monastery':
    'A monastery is completed when the eight cells around it hold tiles. It scores 1 point for itself and 1 for each of them.',
  'carcassonne.book.monastery.complete': 'The last tile closes the square.',
  'carcassonne.book.field':
    'A field scores at the end: 3 points for each completed city that it touches, for the player with the most farmers there.',
  'carcassonne.book.field.city-4':
    'In this game each completed city scores once, at the end: 4 points for the player with the most farmers in all the fields that touch it.',
  'carcassonne.book.field.off': 'In this game there are no farmers, and fields score nothing.',
  'carcassonne.book.field.borders': 'Roads, rivers and city walls are the borders of fields: here are two.',
  'carcassonne.book.field.end': 'The field touches two completed cities.',
  'carcassonne.book.field.stay': 'A field is never completed: its farmers stay until the end of the game.',
  'carcassonne.book.end':
    'The game ends after the turn in which the last tile was placed. Then everything unfinished scores: roads 1 point per tile, cities 1 per tile and coat of arms, monasteries 1 for themselves and 1 for each tile around. Fields come last.',
  'carcassonne.book.end.unfinished': 'The city and the road are unfinished.',
  'carcassonne.book.end.win': 'The most points win; in a tie the victory is shared.',
} as const satisfies Catalogue;
