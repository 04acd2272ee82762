import type { Catalogue } from '../../../i18n/message.ts';

export const abbot = {
  'carcassonne.reason.recalls': {
    one: 'brings the abbot home for {count} point',
    other: 'brings the abbot home for {count} points',
  },
  'carcassonne.placed.abbot': '{player}’s abbot in the monastery',
  'carcassonne.choice.abbot': 'Abbot in the monastery',
  'carcassonne.choice.recall': 'Bring the abbot home',
  'carcassonne.commit.abbot': 'Place abbot',
  'carcassonne.commit.recall': 'Bring abbot home',
  'carcassonne.deployed.abbot': '{player} places the abbot in the monastery.',
  'carcassonne.home.abbot': '{player}’s abbot comes home.',
  'carcassonne.card.abbot': 'Abbot',
  'carcassonne.abbot.in': 'abbot in supply',
  'carcassonne.abbot.out': 'abbot on the board',
  'carcassonne.abbot': 'The Abbot',
  'carcassonne.abbot.hint':
    'Everyone also gets an abbot, who can stand in monasteries and gardens and can be brought home early.',
  'carcassonne.lesson.garden.name': 'Gardens and the abbot',
  'carcassonne.lesson.garden.1':
    'With this expansion you have an abbot as well as your followers. Place the tile with the garden at (1, 0), road to road, and place the abbot in the garden.',
  'carcassonne.lesson.garden.1.wrong': 'It fits there too, but place it at (1, 0) this time, next to the start tile.',
  'carcassonne.lesson.garden.1.empty':
    'The garden is still empty, and only the abbot may stand there. Choose the abbot in the garden.',
  'carcassonne.lesson.garden.1.done':
    'A garden scores like a monastery: 9 points with eight tiles around it. But the abbot does not have to wait.',
  'carcassonne.lesson.garden.2':
    'Place your tile next to the garden, at a side or a corner. Then, instead of placing a follower, bring the abbot home.',
  'carcassonne.lesson.garden.2.wrong': 'The abbot is still in the garden. Choose “Bring the abbot home”.',
  'carcassonne.lesson.garden.2.small':
    'He came home, but the new tile is not next to the garden at (1, 0). Place it on one of the eight cells around it first.',
  'carcassonne.lesson.garden.2.done':
    '4 points: 1 for the garden and 1 for each of the 3 tiles around it. The abbot is available again, for a monastery or another garden.',
  'carcassonne.book.abbot.title': 'The abbot and gardens',
  'carcassonne.book.abbot':
    'Each player has an abbot besides the followers. Instead of a follower you may place him in a monastery or in a garden; only he may stand in a garden. A garden scores like a monastery.',
  'carcassonne.book.abbot.home': 'The abbot comes home from a garden with three tiles around it.',
  'carcassonne.book.abbot.more':
    'Instead of placing a follower you may take your abbot home from a monastery or garden that is not completed. He scores at once what it would be worth at the end.',
} as const satisfies Catalogue;
