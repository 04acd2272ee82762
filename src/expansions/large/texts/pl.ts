import type { Translation } from '../../../i18n/message.ts';
import type { large as en } from './en.ts';

export const large: Translation<typeof en> = {
  'carcassonne.reason.outweighs': 'wykorzystuje dużego podwładnego, który liczy się za dwóch',
  'carcassonne.large': 'Duży podwładny',
  'carcassonne.large.hint': 'Każdy ma też dużego podwładnego, który przy ustalaniu przewagi liczy się za dwóch.',
  'carcassonne.large.piece': 'Duży podwładny',
  'carcassonne.large.card': 'Duży',
  'carcassonne.large.in': 'duży podwładny w domu',
  'carcassonne.large.out': 'duży podwładny na planszy',
  'carcassonne.large.choice.road': 'Duży rozbójnik na drogę',
  'carcassonne.large.choice.city': 'Duży rycerz do miasta',
  'carcassonne.large.choice.monastery': 'Duży mnich do klasztoru',
  'carcassonne.large.choice.field': 'Duży chłop na łąkę',
  'carcassonne.large.commit.road': 'Postaw dużego rozbójnika',
  'carcassonne.large.commit.city': 'Postaw dużego rycerza',
  'carcassonne.large.commit.monastery': 'Postaw dużego mnicha',
  'carcassonne.large.commit.field': 'Połóż dużego chłopa',
  'carcassonne.large.placed.road': 'duży rozbójnik gracza {player} na drodze',
  'carcassonne.large.placed.city': 'duży rycerz gracza {player} w mieście',
  'carcassonne.large.placed.monastery': 'duży mnich gracza {player} w klasztorze',
  'carcassonne.large.placed.field': 'duży chłop gracza {player} na łące',
  'carcassonne.large.deployed.road': '{player} stawia dużego rozbójnika na drodze.',
  'carcassonne.large.deployed.city': '{player} stawia dużego rycerza w mieście.',
  'carcassonne.large.deployed.monastery': '{player} stawia dużego mnicha w klasztorze.',
  'carcassonne.large.deployed.field': '{player} kładzie dużego chłopa na łące.',
  'carcassonne.large.home.road': 'Duży rozbójnik gracza {player} wraca do domu.',
  'carcassonne.large.home.city': 'Duży rycerz gracza {player} wraca do domu.',
  'carcassonne.large.home.monastery': 'Duży mnich gracza {player} wraca do domu.',
  'carcassonne.large.home.field': 'Duży chłop gracza {player} wraca do domu.',
  'carcassonne.book.large.title': 'Duży podwładny',
  'carcassonne.book.large':
    'Oprócz zwykłych każdy ma jednego dużego podwładnego. Stawia się go jak podwładnego i zamiast niego, nigdy w ogrodzie.',
  'carcassonne.book.large.majority':
    'Duży rycerz przeciw rycerzowi: liczy się za dwóch, więc 8 punktów dostaje tylko jego właściciel. Obaj wracają do domu.',
  'carcassonne.book.large.more':
    'Za dwóch liczy się tylko przy ustalaniu przewagi, także na łąkach na koniec. We wszystkim innym jest jednym podwładnym i nigdy nie zmienia liczby punktów.',
  'carcassonne.lesson.giant.name': 'Duży podwładny',
  'carcassonne.lesson.giant.1':
    'Miasto przeciwniczki jest otwarte w stronę (1, 1). Połóż kafelek na (2, 1), bokiem z miastem w lewo, i postaw w nim dużego podwładnego: liczy się za dwóch.',
  'carcassonne.lesson.giant.1.wrong':
    'Stamtąd nie dołączysz do miasta. Połóż kafelek na (2, 1), bokiem z miastem w lewo, z podwładnym w mieście.',
  'carcassonne.lesson.giant.1.small': 'Zwykły podwładny dałby tylko remis. Wybierz „Duży rycerz do miasta”.',
  'carcassonne.lesson.giant.1.done':
    'To jeszcze dwa miasta. Gdy połączy je kafelek, twój duży rycerz będzie miał przewagę, dwa do jednego.',
  'carcassonne.lesson.giant.2': 'Połącz oba miasta na (1, 1), bez figurki.',
  'carcassonne.lesson.giant.2.wrong':
    'Miasta nie są jeszcze połączone. Połóż kafelek na (1, 1), z miastem od lewej do prawej.',
  'carcassonne.lesson.giant.2.done':
    '8 punktów dla ciebie, nic dla przeciwniczki: duży rycerz liczył się za dwóch. Obaj wracają do domu.',
};
