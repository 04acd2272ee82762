import type { Catalogue } from '../../../i18n/message.ts';

export const princess = {
  'carcassonne.reason.dismisses': 'sends a knight home',
  'carcassonne.princess': 'Princess',
  'carcassonne.princess.hint': 'Where a princess joins a city with knights, one of them goes home.',
  'carcassonne.princess.options': 'A princess and knights',
  'carcassonne.princess.options.must': 'one must go home (2005 rules)',
  'carcassonne.princess.options.may': 'one may go home (current rules)',
  'carcassonne.princess.mark': 'with princess',
  'carcassonne.princess.prompt': 'Which knight goes home?',
  'carcassonne.princess.prompt.must': 'The princess wants one to leave. You place nobody on this turn.',
  'carcassonne.princess.prompt.may': 'Or place a follower instead.',
  'carcassonne.princess.label': 'Knights in the city',
  'carcassonne.princess.choice': 'Knight of {player} goes home',
  'carcassonne.princess.choice.own': 'Your knight goes home',
  'carcassonne.princess.commit': 'Send home',
  'carcassonne.princess.advice': 'Knight at {cell} goes home',
  'carcassonne.princess.home': 'The princess sends {player}’s knight home.',
  'carcassonne.book.princess.title': 'The princess',
  'carcassonne.book.princess.must':
    'If you join a princess to a city with knights, one of them must go home, and you choose which. You place nobody on this turn.',
  'carcassonne.book.princess.may':
    'If you join a princess to a city with knights, you may choose one to go home instead of placing a follower.',
  'carcassonne.book.princess.goes':
    'The princess has come: the only knight goes home, and the completed city scores for nobody.',
  'carcassonne.lesson.visit.name': 'The princess',
  'carcassonne.lesson.visit.1':
    'Your knight is in the city at (0, 1), your opponent’s in the city at (1, 0). Both cities are open towards (1, 1).',
  'carcassonne.lesson.visit.2':
    'A princess lives on your tile. Place it at (1, 1), so that it joins and completes the two cities. One of the knights there must then go home: choose your opponent’s.',
  'carcassonne.lesson.visit.2.wrong': 'That does not join the two cities. Place the tile at (1, 1), city to city.',
  'carcassonne.lesson.visit.2.taken':
    'Your own knight has gone home, so your opponent scores the city. Send your opponent’s knight home.',
  'carcassonne.lesson.visit.2.done':
    'Your opponent’s knight went home without points, and the city is yours alone: 4 tiles, 8 points. If both had stayed, you would both have scored.',
  'carcassonne.lesson.visit.3':
    'The princess leaves you no choice: if your own knight is the only one in the city, it must go. On such a turn you place nobody, and you cannot move the fairy. A city without knights is like any other.',
} as const satisfies Catalogue;
