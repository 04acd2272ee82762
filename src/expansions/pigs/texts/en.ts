import type { Catalogue } from '../../../i18n/message.ts';

export const pigs = {
  'carcassonne.reason.fattens': 'adds the pig to the field: 1 point more for every completed city',
  'carcassonne.pigs': 'Pigs',
  'carcassonne.pigs.hint':
    'Place a pig beside your farmer. The field then scores 4 points for every completed city instead of 3.',
  'carcassonne.pigs.card': 'Pig',
  'carcassonne.pigs.in': 'pig in supply',
  'carcassonne.pigs.out': 'pig on the board',
  'carcassonne.pigs.choice': 'Pig in the field',
  'carcassonne.pigs.commit': 'Place pig',
  'carcassonne.pigs.placed': '{player}’s pig in the field',
  'carcassonne.pigs.deployed': '{player} places the pig in the field.',
  'carcassonne.pigs.home': '{player}’s pig comes home.',
  'carcassonne.pigs.herd': 'pig herd',
  'carcassonne.pigs.line.pig': { one: 'Pig, {count} city', other: 'Pig, {count} cities' },
  'carcassonne.pigs.line.pigHerd': { one: 'Pig herd, {count} city', other: 'Pig herd, {count} cities' },
  'carcassonne.pigs.category.pig': 'Pigs',
  'carcassonne.pigs.category.pigHerd': 'Pig herds',
  'carcassonne.pigs.about': '{player}’s pig: 1 point more for every completed city',
  'carcassonne.pigs.about.herd': 'Pig herd: 1 point more for every completed city',
  'carcassonne.book.pigs.title': 'Pigs',
  'carcassonne.book.pigs':
    'If you have a farmer in a field, you may place your pig beside it instead of another follower, on the tile just placed. The pig counts nothing in a majority.',
  'carcassonne.book.pigs.scene':
    'The field touches two completed cities: 6 points for the farmer, and 2 more for the pig.',
  'carcassonne.book.pigs.more':
    'If you do not score the field, your pig scores nothing either. It stays until the end, or comes home when your last farmer leaves the field. On a tile of River II there is a pig herd: anyone who scores its field scores 1 point more for every city.',
  'carcassonne.lesson.pigs.name': 'The pig',
  'carcassonne.lesson.pigs.1':
    'Your farmer is in the field at (0, 1), which touches a completed city. Place the monastery at (0, 2), and place your pig in that field.',
  'carcassonne.lesson.pigs.1.wrong':
    'Your pig is still in your supply. Place the monastery at (0, 2), and choose “Pig in the field”.',
  'carcassonne.lesson.pigs.1.done':
    'At the end this field scores 4 points for every completed city, as long as you have the most farmers there.',
  'carcassonne.lesson.pigs.2': 'One city at (1, 1) is still open. Complete it at (1, 2): it touches your field, too.',
  'carcassonne.lesson.pigs.2.wrong': 'The city at (1, 1) is still open at the top. Complete it at (1, 2).',
  'carcassonne.lesson.pigs.2.done':
    'Two completed cities: 6 points for the farmer and 2 for the pig. Without a majority the pig would have been worth nothing.',
} as const satisfies Catalogue;
