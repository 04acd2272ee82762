import type { Language } from './languages.ts';

/** When the game could not start: without a catalogue, since that may be what is missing. */
export const NOT_STARTED: Readonly<Record<Language, string>> = {
  en: 'Ramparts could not start. Please reload the page.',
  de: 'Ramparts konnte nicht starten. Bitte lade die Seite neu.',
  pl: 'Nie udało się uruchomić Ramparts. Wczytaj stronę ponownie.',
  ro: 'Ramparts nu a putut porni. Reîncarcă pagina.',
};
