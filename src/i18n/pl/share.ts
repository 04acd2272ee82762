import type { share as en } from '../en/share.ts';
import type { Translation } from '../message.ts';

export const share: Translation<typeof en> = {
  'share.open': 'Udostępnij',
  'share.what': 'Co udostępnić',
  'share.picture': 'Obrazek',
  'share.turn': 'Ostatnia tura',
  'share.game': 'Cała gra',
  'share.video': 'Film',
  'share.making.picture': 'Maluję obrazek…',
  'share.making.video': 'Powstaje film…',
  'share.again': 'Spróbuj ponownie',
  'share.send': 'Wyślij przez…',
  'share.save': 'Zapisz',
  'share.copy': 'Kopiuj obrazek',
  'share.copied': 'Obrazek skopiowano.',
  'share.alt': '{rules}. {headline}. {scores}.',
  'error.picture-failed': 'Nie udało się zrobić obrazka. Zamknij inne aplikacje lub karty i spróbuj ponownie.',
  'error.video-failed':
    'Nie udało się zrobić filmu. Zamknij inne aplikacje lub karty i spróbuj ponownie albo udostępnij obrazek.',
  'error.video-missing': 'Ta przeglądarka nie robi filmów. Udostępnij obrazek.',
  'error.video-stopped': 'Tworzenie filmu przerwano.',
  'error.share-refused': 'Urządzenie nie udostępniło pliku. Zapisz go i wyślij samodzielnie.',
  'error.copy-refused': 'Przeglądarka nie skopiowała obrazka. Zapisz go.',
};
