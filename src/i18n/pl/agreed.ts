import type { agreed as en } from '../en/agreed.ts';
import type { Translation } from '../message.ts';

/** What players agree on beside the rules: time to think. */
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
};
