import type { storage as en } from '../en/storage.ts';
import type { Translation } from '../message.ts';

/** Storage on this device, also when several tabs share it. */
export const storage: Translation<typeof en> = {
  'error.save-elsewhere':
    'Tę grę kontynuowano w innej karcie lub oknie. To, co tu robisz, zapisze się dopiero po twoim wyborze.',
  'notice.newer': 'Wczytaj nowszą',
  'notice.copy': 'Zachowaj tę jako kopię',
  'error.game-elsewhere': 'Ta gra jest otwarta w innej karcie lub oknie.',
  'error.game-taken': 'Ta gra toczy się dalej w innej karcie lub oknie. Wszystko, co tu zagrano, jest tam.',
  'elsewhere.title': 'Otwarta w innej karcie',
  'elsewhere.hint': 'Druga karta zapisze grę i ją zwolni.',
  'elsewhere.here': 'Graj tutaj',
  'error.finished-closed':
    'Zakończonych gier nie da się teraz otworzyć. Nic nie zostało usunięte. Gra, która teraz się skończy, zostanie do nich dodana, gdy znów się to uda.',
  'error.rooms-closed':
    'Pokojów ze znajomymi nie da się teraz otworzyć. Nic nie zostało usunięte. Nowy pokój przetrwa tylko do zamknięcia tej strony.',
  'error.sets-closed':
    'Twoich kafelków nie da się teraz otworzyć. Nic nie zostało usunięte. To, co teraz narysujesz, przetrwa tylko do zamknięcia tej strony: wyeksportuj to, by nie przepadło.',
  'error.finished-broken':
    'Jedna z zakończonych gier na tym urządzeniu jest nieczytelna, więc nie ma jej na liście. Pozostaje tam, gdzie jest.',
  'error.rooms-broken':
    'Jednego z pokojów ze znajomymi na tym urządzeniu nie da się odczytać, więc nie ma go na liście. Pozostaje tam, gdzie jest.',
  'error.sets-broken':
    'Jeden z zestawów kafelków na tym urządzeniu jest nieczytelny, więc nie ma go w warsztacie. Pozostaje tam, gdzie jest.',
  'error.part-missing': 'Nie udało się wczytać tej części gry. Sprawdź połączenie i wczytaj stronę ponownie.',
  'error.language-missing': 'Nie udało się wczytać tego języka. Sprawdź połączenie i wczytaj stronę ponownie.',
  'error.texts-unkept':
    'Przeglądarka nie przechowuje tu ustawień ani postępów. Przetrwają tylko do zamknięcia tej strony.',
  'error.backup-texts': 'Nie ma miejsca na ustawienia i postępy z pliku. Te z tego urządzenia pozostają bez zmian.',
  'backup.export.unreadable': {
    one: '{count} wpis na tym urządzeniu jest nieczytelny i nie ma go w pliku.',
    few: '{count} wpisy na tym urządzeniu są nieczytelne i nie ma ich w pliku.',
    many: '{count} wpisów na tym urządzeniu jest nieczytelnych i nie ma ich w pliku.',
    other: '{count} wpisu na tym urządzeniu nie da się odczytać i nie ma go w pliku.',
  },
  'backup.import.busy': 'Dodawanie: {part}%',
  'notice.backup': 'Kopia zapasowa ochroni twoje gry, gdyby przeglądarka je kiedyś usunęła.',
  'backup.lasting.promised': 'Przeglądarka obiecała zachować twoje gry, nawet gdy na urządzeniu zabraknie miejsca.',
  'backup.lasting.open':
    'Gdy na urządzeniu zabraknie miejsca, przeglądarka może bez pytania usunąć twoje gry. Chroni je tylko kopia zapasowa.',
  'backup.lasting.unvisited':
    'Ta przeglądarka usuwa gry po siedmiu dniach bez odwiedzin. Gra zainstalowana na ekranie początkowym je zachowuje; zaczyna jednak bez nich, więc najpierw wyeksportuj kopię zapasową, a potem ją tam zaimportuj.',
};
