import type { Translation } from '../../../i18n/message.ts';
import type { inns as en } from './en.ts';

export const inns: Translation<typeof en> = {
  'carcassonne.reason.inn': 'dodaje karczmę przy drodze: po ukończeniu 2 pkt za kafelek',
  'carcassonne.reason.cathedral': 'dodaje katedrę w mieście: po ukończeniu 3 pkt za kafelek i za herb',
  'carcassonne.reason.strands': 'naraża cudzą drogę: nieukończona nie da nic',
  'carcassonne.reason.empties': 'naraża cudze miasto: nieukończone nie da nic',
  'carcassonne.inns': 'Karczmy i katedry',
  'carcassonne.inns.hint':
    'Ukończona droga z karczmą daje dwa razy tyle, miasto z katedrą po 3 punkty za kafelek. Nieukończone na koniec nie dają nic.',
  'carcassonne.inns.options': 'Nieukończone na koniec dają',
  'carcassonne.inns.options.zero': 'nic (obecne zasady)',
  'carcassonne.inns.options.plain': 'tyle co inne (zasada domowa)',
  'carcassonne.inns.mark.inn': 'z karczmą',
  'carcassonne.inns.mark.cathedral': 'z katedrą',
  'carcassonne.inns.line.inn': {
    one: 'Droga z karczmą, {count} kafelek',
    few: 'Droga z karczmą, {count} kafelki',
    many: 'Droga z karczmą, {count} kafelków',
    other: 'Droga z karczmą, {count} kafelka',
  },
  'carcassonne.inns.line.cathedral': {
    one: 'Miasto z katedrą, {count} kafelek',
    few: 'Miasto z katedrą, {count} kafelki',
    many: 'Miasto z katedrą, {count} kafelków',
    other: 'Miasto z katedrą, {count} kafelka',
  },
  'carcassonne.inns.line.pennants': 'Miasto z katedrą, {each} × ({tiles} + {pennants}) = {points}',
  'carcassonne.inns.line.none.inn': 'Droga nieukończona, z karczmą: 0',
  'carcassonne.inns.line.none.cathedral': 'Miasto nieukończone, z katedrą: 0',
  'carcassonne.inns.category.inn': 'Drogi z karczmą',
  'carcassonne.inns.category.cathedral': 'Miasta z katedrą',
  'carcassonne.inns.stakes': 'Zagrożone',
  'carcassonne.inns.stakes.none':
    'Nikt nie stoi na nieukończonej drodze z karczmą ani w nieukończonym mieście z katedrą.',
  'carcassonne.inns.stakes.row': '{where}, {player}: teraz {now}, po ukończeniu {finished} lub więcej.',
  'carcassonne.inns.about.inn': 'Z karczmą: po ukończeniu 2 punkty za kafelek, nieukończona na koniec – nic.',
  'carcassonne.inns.about.cathedral':
    'Z katedrą: po ukończeniu 3 punkty za kafelek i za herb, nieukończone na koniec – nic.',
  'carcassonne.inns.about.plain.inn': 'Z karczmą: po ukończeniu 2 punkty za kafelek.',
  'carcassonne.inns.about.plain.cathedral': 'Z katedrą: po ukończeniu 3 punkty za kafelek i za herb.',
  'carcassonne.book.inns.title': 'Karczmy i katedry',
  'carcassonne.book.inns':
    'Karczma należy do drogi, do której prowadzi jej ścieżka. Po ukończeniu droga z karczmą daje 2 punkty za kafelek. Jedna wystarczy; druga niczego nie zmienia.',
  'carcassonne.book.inns.road': 'Droga z karczmą jest ukończona: 5 kafelków, 10 punktów.',
  'carcassonne.book.inns.cathedral':
    'Ukończone miasto z katedrą daje 3 punkty za każdy kafelek i każdy herb: tu 5 kafelków, 15 punktów.',
  'carcassonne.book.inns.zero':
    'Nieukończone na koniec droga z karczmą i miasto z katedrą nie dają nic. Możesz je dokładać także do cudzych dróg i miast.',
  'carcassonne.book.inns.plain':
    'W tej grze nieukończona droga z karczmą i nieukończone miasto z katedrą dają na koniec tyle co inne. Możesz je dokładać także do cudzych dróg i miast.',
  'carcassonne.book.inns.farmers': 'Dla chłopów ukończone miasto z katedrą to jedno ukończone miasto.',
  'carcassonne.lesson.tavern.name': 'Karczma',
  'carcassonne.lesson.tavern.1':
    'Na twoim kafelku jest karczma ze ścieżką do swojej drogi. Dołóż ją na (2, 0) do drogi swojego rozbójnika, bez figurki.',
  'carcassonne.lesson.tavern.1.wrong':
    'Ta karczma nic nie da twojemu rozbójnikowi. Połóż kafelek na (2, 0), gdzie biegnie dalej jego droga.',
  'carcassonne.lesson.tavern.1.done':
    'Teraz każdy kafelek drogi da 2 punkty, gdy zostanie ukończona – i nic, jeśli na koniec będzie nieukończona. Nie zwlekaj.',
  'carcassonne.lesson.tavern.2': 'Ukończ drogę skrzyżowaniem na (3, 0).',
  'carcassonne.lesson.tavern.2.wrong':
    'Twoja droga jest jeszcze nieukończona. Połóż skrzyżowanie na (3, 0), tak aby się tam skończyła.',
  'carcassonne.lesson.tavern.2.done': '5 kafelków po 2 punkty: 10 punktów, a rozbójnik wraca do ciebie.',
  'carcassonne.lesson.spire.name': 'Katedra',
  'carcassonne.lesson.spire.1':
    'Gra dobiega końca, a miasto z katedrą daje punkty tylko ukończone. Podaruj katedrę przeciwniczce: połóż ją na (0, 2).',
  'carcassonne.lesson.spire.1.wrong': 'To twoje miasto: nieukończone nie da teraz nic. Połóż katedrę na (0, 2).',
  'carcassonne.lesson.spire.1.done':
    'Teraz otwarte są trzy boki miasta. Jeśli przeciwniczka nie zamknie wszystkich, miasto da 0 zamiast 3. Ukończone dałoby po 3 punkty za kafelek.',
};
