import type { Catalogue } from '../message.ts';

/** How to play, what both rule sets share. */
export const help = {
  'help.rules': 'Rules',
  'help.intro': 'Two players fill the inside of one castle. Each turn has three steps.',
  'help.step.place': 'Place a tile',
  'help.step.deploy': 'Place a follower',
  'help.step.score': 'Score what is completed',
  'help.followers': {
    one: 'You have {count} follower. While it is on the board, you cannot place another.',
    other: 'You have {count} followers. While all of them are on the board, you cannot place another.',
  },
  'help.complete':
    'A feature is completed when none of its sides faces an empty cell. The player with more followers in it scores it; a tie scores nobody. Then its followers come home. If one tile completes several, the player whose turn it is scores first and chooses the order.',
  'help.regions': 'What each feature scores',
  'help.wall.title': 'Score track and tokens',
  'help.end': 'End of the game',
  'help.end.text':
    'After the last tile comes the final scoring, as described above. Any other unfinished feature scores nothing, unless a token says otherwise. The higher score wins; equal scores share the victory.',
  'help.tokens.same-turn': 'During the game, use tokens only on your own turn – even on the turn you take them.',
  'help.tokens.next-turn':
    'During the game, use tokens only on your own turn, and not before the turn after you take them.',
  'help.tokens.yours': 'A feature is yours if you have more followers in it than your opponent.',
  'help.tokens.list': 'The nine kinds of token',
  'help.tokens.each': 'two of each',
  'help.touch': 'Controls',
  'help.touch.text':
    'Tap a marked cell to preview the tile there, tap the tile to rotate it, and confirm with the green button. Undo takes back any step of your turn, but never the draw.',
} as const satisfies Catalogue;
