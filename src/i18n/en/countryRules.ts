import type { Catalogue } from '../message.ts';

/** The book of the rules: The Countryside. */
export const countryRules = {
  'country.book.goal':
    'Together you build a countryside, tile by tile, and place your followers in it. You score during the game and at the end. The player with the most points wins.',
  'country.book.need':
    'The game has 72 tiles, one of them face up as the start. Each of the 2 to 6 players has followers of one colour.',
  'country.book.place':
    'Place the tile beside another tile. On every side that touches, the same must meet: road and road, city and city, field and field.',
  'country.book.place.right': 'The road goes on.',
  'country.book.place.city': 'City meets city.',
  'country.book.place.wrong': 'A field must not meet a city.',
  'country.book.place.alone': 'A corner is not enough: a side must touch.',
  'country.book.deploy':
    'You may place one follower on the tile that you have just placed, if nobody is in that feature yet.',
  'country.book.deploy.kinds':
    'A highwayman stands on a road, a knight in a city, a monk in a monastery. A farmer lies in a field.',
  'country.book.deploy.taken': 'A highwayman is already on this road, so you cannot place another one.',
  'country.book.deploy.supply':
    'If you have no follower left, you place none until one comes home. Features with followers may grow together later.',
  'country.book.score':
    'What your tile completes scores at once, for the player with most followers there. If several have the same number, all of them score in full. Then all followers of the feature come home.',
  'country.book.score.tie': 'Two knights in one city: both players score all of its points.',
  'country.book.road':
    'A road is completed when both ends are closed: at a crossing, a village, a city or a monastery, or in a ring. It scores 1 point per tile.',
  'country.book.road.complete': 'From the monastery to the crossing.',
  'country.book.city':
    'A city is completed when its wall is closed and no gap is left inside. It scores 2 points per tile and 2 per pennant.',
  'country.book.city.complete': 'The city is closed. The shield is a pennant.',
  'country.book.city.tiny':
    'In this game a completed city of two tiles scores only 1 point per tile and 1 per pennant.',
  'country.book.monastery':
    'A monastery is completed when the eight cells around it hold tiles. It scores 1 point for itself and 1 for each of them.',
  'country.book.monastery.complete': 'The last tile closes the square.',
  'country.book.field':
    'A field scores at the end: 3 points for each completed city that it touches, for the player with most farmers there.',
  'country.book.field.city-4':
    'In this game each completed city scores once, at the end: 4 points for the player with most farmers in all the fields that touch it.',
  'country.book.field.off': 'In this game there are no farmers, and fields score nothing.',
  'country.book.field.borders': 'Roads, rivers and city walls are the borders of fields: here are two.',
  'country.book.field.end': 'The field touches two completed cities.',
  'country.book.field.stay': 'A field is never completed: its farmers stay until the end of the game.',
  'country.book.end':
    'The game ends after the turn in which the last tile was placed. Then everything unfinished scores: roads 1 point per tile, cities 1 per tile and pennant, monasteries 1 for themselves and 1 for each tile around. Fields come last.',
  'country.book.end.unfinished': 'The city and the road are unfinished.',
  'country.book.end.win': 'Most points win; equal points share the victory.',
  'country.book.river.title': 'The river',
  'country.book.river':
    'An expansion. The spring is the start, and the river tiles are drawn before all others; the lake comes last. Each of them must continue the river.',
  'country.book.river.right': 'The river turns right, then left.',
  'country.book.river.wrong': 'Two bends directly after one another must not turn the same way.',
  'country.book.river.rest': 'Nobody stands on water. The river divides the fields.',
  'country.book.abbot.title': 'The abbot and gardens',
  'country.book.abbot':
    'An expansion. Each player has an abbot besides the followers. Instead of a follower you may place him in a monastery or in a garden; only he may stand in a garden. A garden scores like a monastery.',
  'country.book.abbot.home': 'The abbot comes home from a garden with three tiles around it.',
  'country.book.abbot.more':
    'Instead of placing a follower you may take your abbot home from a monastery or garden that is not completed. He scores at once what it would be worth at the end.',
} as const satisfies Catalogue;
