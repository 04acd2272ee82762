import type { Catalogue } from '../../../i18n/message.ts';

export const river1 = {
  'carcassonne.river': 'The River',
  'carcassonne.river.hint': 'Twelve river tiles are placed first. The river divides the fields.',
  'carcassonne.lesson.river.name': 'The river',
  'carcassonne.lesson.river.1':
    'With this expansion the spring is placed first, at (0, 0), and the river tiles come before all others. Continue the river at (1, 0). You may place a follower, but not on the water.',
  'carcassonne.lesson.river.1.done': 'The river continues.',
  'carcassonne.lesson.river.2':
    'Your opponent’s tile at (2, 0) bends to the right, looking downstream. Two bends directly after one another must not turn the same way, so yours fits only one way, at (2, -1). Place it and finish your turn.',
  'carcassonne.lesson.river.2.done': 'Right, then left: that way the river never runs back into itself.',
  'carcassonne.lesson.river.3':
    'A river divides fields just as a road does: this is the field on its lower bank, and the one above is another field. Around the spring and the lake the two banks are one field. Now you know The Countryside!',
  'carcassonne.book.river.title': 'The river',
  'carcassonne.book.river':
    'The spring is the start, and the river tiles are drawn before all others; the lake comes last. Each of them must continue the river.',
  'carcassonne.book.river.right': 'The river turns right, then left.',
  'carcassonne.book.river.wrong': 'Two bends directly after one another must not turn the same way.',
  'carcassonne.book.river.rest': 'Nobody stands on water. The river divides the fields.',
} as const satisfies Catalogue;
