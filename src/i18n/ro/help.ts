import type { help as en } from '../en/help.ts';
import type { Translation } from '../message.ts';

/** Help that both rule sets share. */
export const help: Translation<typeof en> = {
  'help.rules': 'Reguli',
  'help.step.place': 'Pune un cartonaș',
  'help.step.score': 'Punctează ce e finalizat',
  'help.wall.title': 'Traseul de punctaj și jetoanele',
  'help.touch': 'Comenzi',
  'help.touch.text':
    'Atinge un loc marcat ca să probezi cartonașul acolo, rotește-l cu butoanele de lângă el și confirmă cu butonul verde. „Anulează” ia înapoi orice pas al turei tale, dar niciodată un cartonaș tras.',
};
