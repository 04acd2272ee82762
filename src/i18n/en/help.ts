import type { Catalogue } from '../message.ts';

/** How to play, what both rule sets share. */
export const help = {
  'help.rules': 'Rules',
  'help.intro': 'Two builders fill the yard of one castle. Each turn has three steps.',
  'help.step.place': 'Lay a tile',
  'help.step.deploy': 'Send a follower',
  'help.step.score': 'Score what is complete',
  'help.complete':
    'A region is complete when no side of it faces an empty cell. Whoever has more followers there scores it; a tie scores nobody. Then its followers come home.',
  'help.regions': 'What regions bring',
  'help.wall.title': 'Score track and tokens',
  'help.end': 'The end',
  'help.end.text': 'After the last tile come the final scores. More points win; equal points share the victory.',
  'help.tokens.list': 'The nine tokens',
  'help.tokens.each': 'two of each',
  'help.touch': 'Handling',
  'help.touch.text':
    'Tap a marked cell to hang the tile there, tap the tile to turn it, confirm with the green button. Undo takes back every step of your turn, but never a drawn tile.',
} as const satisfies Catalogue;
