import type { share as en } from '../en/share.ts';
import type { Translation } from '../message.ts';

export const share: Translation<typeof en> = {
  'share.open': 'Teilen',
  'share.what': 'Was teilen?',
  'share.picture': 'Bild',
  'share.turn': 'Letzter Zug',
  'share.game': 'Ganze Partie',
  'share.video': 'Video',
  'share.making.picture': 'Das Bild wird gemalt …',
  'share.making.video': 'Das Video entsteht …',
  'share.again': 'Noch einmal versuchen',
  'share.send': 'Teilen mit …',
  'share.save': 'Speichern',
  'share.copy': 'Bild kopieren',
  'share.copied': 'Das Bild ist kopiert.',
  'share.alt': '{rules}. {headline}. {scores}.',
  'error.picture-failed':
    'Das Bild ließ sich nicht erstellen. Schließe andere Apps oder Tabs und versuche es noch einmal.',
  'error.video-failed':
    'Das Video ließ sich nicht erstellen. Schließe andere Apps oder Tabs und versuche es noch einmal, oder teile das Bild.',
  'error.video-missing': 'Dieser Browser kann keine Videos erstellen. Teile stattdessen das Bild.',
  'error.video-stopped': 'Das Video wurde angehalten.',
  'error.share-refused': 'Das Gerät hat die Datei nicht geteilt. Speichere sie und verschicke sie selbst.',
  'error.copy-refused': 'Der Browser hat das Bild nicht kopiert. Speichere es stattdessen.',
};
