import type { Catalogue } from '../../../i18n/message.ts';

export const large = {
  'carcassonne.reason.outweighs': 'uses the large follower, which counts as two',
  'carcassonne.large': 'Large follower',
  'carcassonne.large.hint': 'Everyone also gets a large follower, who counts as two in a majority.',
  'carcassonne.large.piece': 'Large follower',
  'carcassonne.large.card': 'Large',
  'carcassonne.large.in': 'large follower in supply',
  'carcassonne.large.out': 'large follower on the board',
  'carcassonne.large.choice.road': 'Large highwayman on the road',
  'carcassonne.large.choice.city': 'Large knight in the city',
  'carcassonne.large.choice.monastery': 'Large monk in the monastery',
  'carcassonne.large.choice.field': 'Large farmer in the field',
  'carcassonne.large.commit.road': 'Place large highwayman',
  'carcassonne.large.commit.city': 'Place large knight',
  'carcassonne.large.commit.monastery': 'Place large monk',
  'carcassonne.large.commit.field': 'Place large farmer',
  'carcassonne.large.placed.road': '{player}’s large highwayman on the road',
  'carcassonne.large.placed.city': '{player}’s large knight in the city',
  'carcassonne.large.placed.monastery': '{player}’s large monk in the monastery',
  'carcassonne.large.placed.field': '{player}’s large farmer in the field',
  'carcassonne.large.deployed.road': '{player} places the large highwayman on the road.',
  'carcassonne.large.deployed.city': '{player} places the large knight in the city.',
  'carcassonne.large.deployed.monastery': '{player} places the large monk in the monastery.',
  'carcassonne.large.deployed.field': '{player} places the large farmer in the field.',
  'carcassonne.large.home.road': '{player}’s large highwayman comes home.',
  'carcassonne.large.home.city': '{player}’s large knight comes home.',
  'carcassonne.large.home.monastery': '{player}’s large monk comes home.',
  'carcassonne.large.home.field': '{player}’s large farmer comes home.',
  'carcassonne.book.large.title': 'The large follower',
  'carcassonne.book.large':
    'Everyone has one large follower besides the others. It is placed like a follower and instead of one, never in a garden.',
  'carcassonne.book.large.majority':
    'Large knight against knight: it counts as two, so its owner alone scores the 8 points. Both come home.',
  'carcassonne.book.large.more':
    'It counts as two only in a majority, also in fields at the end. In everything else it is one follower, and it never changes the points.',
  'carcassonne.lesson.giant.name': 'The large follower',
  'carcassonne.lesson.giant.1':
    'Your opponent’s city opens to (1, 1). Place your tile at (2, 1), city side to the left, and place your large follower in it: it counts as two.',
  'carcassonne.lesson.giant.1.wrong':
    'From there you cannot join the city. Place the tile at (2, 1), city side to the left, with a follower in the city.',
  'carcassonne.lesson.giant.1.small': 'One follower would only tie. Choose “Large knight in the city”.',
  'carcassonne.lesson.giant.1.done':
    'The two cities are still apart. If one tile joins them, your large knight outnumbers the other one, two to one.',
  'carcassonne.lesson.giant.2': 'Join the two cities at (1, 1), without placing anyone.',
  'carcassonne.lesson.giant.2.wrong':
    'The cities are not joined yet. Place the tile at (1, 1), with the city from left to right.',
  'carcassonne.lesson.giant.2.done':
    '8 points for you, none for your opponent: your large knight counted as two. Both followers come home.',
} as const satisfies Catalogue;
