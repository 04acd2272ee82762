import type { Catalogue } from '../message.ts';

/** What this device keeps, and what several of its tabs make of it. */
export const kept = {
  'error.save-elsewhere':
    'Another tab or window has gone on with this game. What you do here is not saved until you choose.',
  'notice.newer': 'Load the newer one',
  'notice.copy': 'Keep this as a copy',
  'error.game-elsewhere': 'This game is open in another tab or window.',
  'error.game-taken': 'This game goes on in another tab or window. Everything you did here went with it.',
  'elsewhere.title': 'Open in another tab',
  'elsewhere.hint': 'The other tab saves the game and lets go of it.',
  'elsewhere.here': 'Play it here',
  'error.finished-closed':
    'Your finished games cannot be opened now. They are not deleted. A game that ends now waits beside them until they can be opened.',
  'error.rooms-closed':
    'Your rooms with friends cannot be opened now. They are not deleted. A new room lasts only as long as this page.',
  'error.sets-closed':
    'Your tiles cannot be opened now. They are not deleted. What you draw now lasts only as long as this page: export it to keep it.',
  'error.finished-broken':
    'A finished game on this device cannot be read, so it is not in the list. It stays where it is.',
  'error.rooms-broken':
    'A room with friends on this device cannot be read, so it is not in the list. It stays where it is.',
  'error.sets-broken':
    'A set of tiles on this device cannot be read, so it is not in the workshop. It stays where it is.',
  'error.part-missing': 'This part of the game could not be loaded. Check the connection, then load the page again.',
  'error.language-missing': 'This language could not be loaded. Check the connection, then choose it again.',
  'error.texts-unkept': 'The browser keeps no settings and no progress here. They last only as long as this page.',
  'keep.export.unreadable': {
    one: '{count} thing on this device cannot be read and is not in the file.',
    other: '{count} things on this device cannot be read and are not in the file.',
  },
  'keep.import.busy': 'Taking them in: {part} %',
  'notice.backup': 'A file with all games keeps them safe, should the browser ever delete what is here.',
  'keep.lasting.promised': 'The browser has promised to keep what is here, even when the device runs short of room.',
  'keep.lasting.open':
    'When the device runs short of room, the browser may delete what is here without asking. Only a file keeps your games safe.',
  'keep.lasting.unvisited':
    'This browser deletes what is here after seven days without a visit. Installed on the home screen, the game keeps its games; it begins empty there, so take yours along as a file.',
} as const satisfies Catalogue;
