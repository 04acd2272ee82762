import type { help as en } from '../en/help.ts';
import type { Translation } from '../message.ts';

/** Help that both rule sets share. */
export const help: Translation<typeof en> = {
  'help.rules': 'Zasady',
  'help.step.place': 'Połóż kafelek',
  'help.step.score': 'Podlicz to, co gotowe',
  'help.wall.title': 'Tor punktowy i żetony',
  'help.touch': 'Obsługa',
  'help.touch.text':
    'Dotknij zaznaczonego pola, by przymierzyć tam kafelek, obróć go przyciskami obok i potwierdź zielonym przyciskiem. „Cofnij” cofa każdy krok twojej tury oprócz dobrania kafelka.',
};
