import type { agreed as en } from '../en/agreed.ts';
import type { Translation } from '../message.ts';

/** What players agree on beside the rules, and when they are told of their turn. */
export const agreed: Translation<typeof en> = {
  'time.title': 'Czas do namysłu',
  'time.none': 'Bez limitu',
  'time.game': 'Na całą grę',
  'time.turn': 'Na każdą turę',
  'time.each': 'Każdy gracz ma',
  'time.minutes': { one: '{count} minuta', few: '{count} minuty', many: '{count} minut', other: '{count} minuty' },
  'time.seconds': { one: '{count} sekunda', few: '{count} sekundy', many: '{count} sekund', other: '{count} sekundy' },
  'time.bonus': 'Dodawane po każdej turze',
  'time.bonus.none': 'Nic',
  'time.zero': 'Gdy czas minie',
  'time.zero.play-on': 'Gra toczy się dalej',
  'time.zero.play-on.hint': 'Zegar odlicza dalej poniżej zera. Wszyscy to widzą.',
  'time.zero.lose': 'Przegrana',
  'time.zero.lose.hint':
    'Gra kończy się od razu. Ten gracz jest ostatni, o miejscach pozostałych decydują dotychczasowe punkty.',
  'time.hint.room':
    'Każde urządzenie mierzy czas własnego gracza. Losowania i wolne połączenia nikogo nie kosztują czasu. Zamknięcie strony nie zatrzymuje twojego zegara.',
  'time.hint.here': 'Komputer nie ma zegara. Wyjście z gry zatrzymuje zegary.',
  'clock.left': 'pozostało {time}',
  'clock.over': '{time} po czasie',
  'clock.soon.minutes': {
    one: '{player}: została {count} minuta',
    few: '{player}: zostały {count} minuty',
    many: '{player}: zostało {count} minut',
    other: '{player}: zostało {count} minuty',
  },
  'clock.soon.seconds': {
    one: '{player}: została {count} sekunda',
    few: '{player}: zostały {count} sekundy',
    many: '{player}: zostało {count} sekund',
    other: '{player}: zostało {count} sekundy',
  },
  'clock.up': '{player}: czas minął',
  'end.time-up': 'Czas gracza {player} minął.',
  'end.final.missing': 'Gra skończyła się przed końcową punktacją.',
  'ended.time-up.mine': 'Twój czas minął. Przegrywasz.',
  'ended.time-up.other': 'Czas gracza {name} minął. Wygrywasz.',
  'party.time-up': 'Czas gracza {name} minął. Koniec gry.',
  'archive.time-up': 'minął czas gracza {player}',
  'link.doubt': {
    one: 'Urządzenie gracza {name} liczy o {count} sekundę mniej, niż widziało to urządzenie. Możesz grać dalej albo kontynuować bez niego.',
    few: 'Urządzenie gracza {name} liczy o {count} sekundy mniej, niż widziało to urządzenie. Możesz grać dalej albo kontynuować bez niego.',
    many: 'Urządzenie gracza {name} liczy o {count} sekund mniej, niż widziało to urządzenie. Możesz grać dalej albo kontynuować bez niego.',
    other:
      'Urządzenie gracza {name} liczy o {count} sekundy mniej, niż widziało to urządzenie. Możesz grać dalej albo kontynuować bez niego.',
  },
  'notes.turn': 'Powiadom mnie, gdy przyjdzie moja kolej',
  'notes.turn.hint': 'Urządzenie pokazuje powiadomienie, gdy patrzysz na coś innego. Nic nie jest nigdzie wysyłane.',
  'notes.refused':
    'Przeglądarka nie pozwala tej stronie pokazywać powiadomień. Zezwól na nie w ustawieniach przeglądarki dla tej strony.',
  'notes.missing':
    'Ta przeglądarka nie pokazuje tu powiadomień. Na iPhonie lub iPadzie dodaj najpierw grę do ekranu początkowego.',
  'notes.body': 'Grają: ty i {name}',
  'without.title': 'Pomoce przy stole',
  'without.none': 'Wszystkie',
  'without.purist': 'Purysta',
  'without.purist.hint': 'Jak przy prawdziwym stole.',
  'without.may.hints': 'Podpowiedzi',
  'without.may.projected': 'Prognoza wyniku',
  'without.may.tiles': 'Które kafelki zostały',
  'without.agreed': 'W tej grze ustalono: bez {what}.',
  'without.hints': 'podpowiedzi',
  'without.projected': 'prognozy wyniku',
  'without.tiles': 'listy pozostałych kafelków',
};
