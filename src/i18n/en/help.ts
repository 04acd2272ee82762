import type { Catalogue } from '../message.ts';

/** How to play, what both rule sets share. */
export const help = {
  'help.rules': 'Rules',
  'help.step.place': 'Lay a tile',
  'help.step.score': 'Score what is complete',
  'help.wall.title': 'Score track and tokens',
  'help.touch': 'Handling',
  'help.touch.text':
    'Tap a marked cell to hang the tile there, tap the tile to turn it, confirm with the green button. Undo takes back every step of your turn, but never a drawn tile.',
} as const satisfies Catalogue;
