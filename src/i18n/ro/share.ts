import type { share as en } from '../en/share.ts';
import type { Translation } from '../message.ts';

export const share: Translation<typeof en> = {
  'share.open': 'Distribuie',
  'share.what': 'Ce distribui',
  'share.picture': 'Imagine',
  'share.turn': 'Ultima tură',
  'share.game': 'Toată partida',
  'share.video': 'Film',
  'share.making.picture': 'Se pictează imaginea…',
  'share.making.video': 'Se face filmul…',
  'share.again': 'Încearcă din nou',
  'share.send': 'Trimite prin…',
  'share.save': 'Salvează',
  'share.copy': 'Copiază imaginea',
  'share.copied': 'Imaginea e copiată.',
  'share.alt': '{rules}. {headline}. {scores}.',
  'error.picture-failed': 'Imaginea nu a putut fi făcută. Închide alte aplicații sau file și încearcă din nou.',
  'error.video-failed':
    'Filmul nu a putut fi făcut. Închide alte aplicații sau file și încearcă din nou sau distribuie imaginea.',
  'error.video-missing': 'Acest browser nu poate face filme. Distribuie imaginea.',
  'error.video-stopped': 'Filmul a fost oprit.',
  'error.share-refused': 'Dispozitivul nu a distribuit fișierul. Salvează-l și trimite-l tu.',
  'error.copy-refused': 'Browserul nu a copiat imaginea. Salveaz-o.',
};
