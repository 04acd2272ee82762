import type { Catalogue } from '../message.ts';

/** Storage on this device, also when several tabs share it. */
export const storage = {
  'error.save-elsewhere':
    'This game has been continued in another tab or window. What you do here is not saved until you choose.',
  'notice.newer': 'Load the newer one',
  'notice.copy': 'Keep this as a copy',
  'error.game-elsewhere': 'This game is open in another tab or window.',
  'error.game-taken': 'This game continues in another tab or window, with everything you did here.',
  'elsewhere.title': 'Open in another tab',
  'elsewhere.hint': 'The other tab saves the game and closes it.',
  'elsewhere.here': 'Play it here',
  'error.finished-closed':
    'Your finished games cannot be opened now. They are not deleted. A game that ends now is kept separately and added to them later.',
  'error.rooms-closed':
    'Your rooms with friends cannot be opened now. They are not deleted. A new room lasts only until you close this page.',
  'error.sets-closed':
    'Your tile sets cannot be opened now. They are not deleted. What you draw now lasts only until you close this page: export it to keep it.',
  'error.finished-broken':
    'A finished game on this device cannot be read, so it is not in the list. It stays where it is.',
  'error.rooms-broken':
    'A room with friends on this device cannot be read, so it is not in the list. It stays where it is.',
  'error.sets-broken': 'A tile set on this device cannot be read, so it is not in the workshop. It stays where it is.',
  'error.part-missing': 'This part of the game could not be loaded. Check the connection, then reload the page.',
  'error.language-missing': 'This language could not be loaded. Check the connection, then reload the page.',
  'error.texts-unkept': 'The browser saves no settings and no progress here. They last only until you close this page.',
  'error.backup-texts':
    'There is no storage left for the settings and progress in the file. Those on this device stay as they are.',
  'backup.export.unreadable': {
    one: '{count} item on this device cannot be read and is not in the file.',
    other: '{count} items on this device cannot be read and are not in the file.',
  },
  'backup.import.busy': 'Importing: {part}%',
  'notice.backup': 'A backup keeps your games safe if the browser ever deletes them.',
  'backup.lasting.promised': 'The browser has promised to keep your games, even when the device runs out of storage.',
  'backup.lasting.open':
    'When the device runs out of storage, the browser may delete your games without asking. Only a backup keeps them safe.',
  'backup.lasting.unvisited':
    'This browser deletes your games after seven days without a visit. Installed on the home screen, the game keeps them; it starts empty there, so export a backup first and import it there.',
} as const satisfies Catalogue;
