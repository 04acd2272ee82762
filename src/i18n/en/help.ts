import type { Catalogue } from '../message.ts';

/** Help that both rule sets share. */
export const help = {
  'help.rules': 'Rules',
  'help.step.place': 'Place a tile',
  'help.step.score': 'Score what is completed',
  'help.wall.title': 'Score track and tokens',
  'help.touch': 'Controls',
  'help.touch.text':
    'Tap a marked cell to preview the tile there, rotate it with the buttons beside it, and confirm with the green button. Undo takes back any step of your turn, but never the draw.',
} as const satisfies Catalogue;
