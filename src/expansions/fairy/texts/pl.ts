import type { Translation } from '../../../i18n/message.ts';
import type { fairy as en } from './en.ts';

export const fairy: Translation<typeof en> = {
  'carcassonne.reason.befriends': 'stawia wróżkę przy figurce: {count} pkt, a później więcej',
  'carcassonne.fairy': 'Wróżka',
  'carcassonne.fairy.hint':
    'Zamiast stawiać figurkę, można przesunąć wróżkę do jednej ze swoich na planszy. Wróżka chroni przed smokiem i daje punkty.',
  'carcassonne.fairy.options': 'Wróżka należy do',
  'carcassonne.fairy.options.follower': 'jednej figurki (obecne zasady)',
  'carcassonne.fairy.options.tile': 'kafelka (starsze wydania)',
  'carcassonne.fairy.piece': 'wróżka',
  'carcassonne.fairy.here': 'tu jest wróżka',
  'carcassonne.fairy.here.beside': 'tu jest wróżka, u boku figurki gracza {player}',
  'carcassonne.fairy.off': 'Wróżka czeka obok planszy.',
  'carcassonne.fairy.choice.road': 'Wróżka do rozbójnika',
  'carcassonne.fairy.choice.city': 'Wróżka do rycerza',
  'carcassonne.fairy.choice.monastery': 'Wróżka do mnicha',
  'carcassonne.fairy.choice.field': 'Wróżka do chłopa',
  'carcassonne.fairy.choice.garden': 'Wróżka do opata',
  'carcassonne.fairy.choice.tile': 'Wróżka na kafelek {cell}',
  'carcassonne.fairy.commit': 'Przesuń wróżkę',
  'carcassonne.fairy.advice': 'Wróżka na {cell}',
  'carcassonne.fairy.moved': '{player} przesuwa wróżkę na {cell}.',
  'carcassonne.fairy.line': 'Wróżka u boku',
  'carcassonne.fairy.line.region': 'Wróżka przy punktacji',
  'carcassonne.fairy.category': 'Wróżka, w turach',
  'carcassonne.fairy.category.region': 'Wróżka, przy punktacji',
  'carcassonne.book.fairy.title': 'Wróżka',
  'carcassonne.book.fairy':
    'Zamiast stawiać figurkę, możesz przesunąć wróżkę do jednej ze swoich na planszy. Jeśli na początku twojej tury stoi przy twojej figurce, dostajesz 1 punkt.',
  'carcassonne.book.fairy.tile':
    'Zamiast stawiać figurkę, możesz przesunąć wróżkę na kafelek ze swoją figurką. Jeśli na początku twojej tury stoi na nim twoja figurka, dostajesz 1 punkt.',
  'carcassonne.book.fairy.shield': 'Na kafelek wróżki smok nie wejdzie nigdy, więc musi tu skręcić.',
  'carcassonne.book.fairy.points': 'Miasto daje 8 punktów, a wróżka jeszcze 3 za rycerza u jej boku.',
  'carcassonne.book.fairy.more':
    'Te 3 punkty dostajesz także wtedy, gdy nie masz tam większości. Figurka wraca do domu, a wróżka zostaje na miejscu, już bez towarzystwa.',
  'carcassonne.lesson.company.name': 'Wróżka',
  'carcassonne.lesson.company.1':
    'Twój rycerz stoi w mieście na (0, 1). Połóż kafelek, gdzie chcesz. Potem, zamiast stawiać figurkę, przesuń wróżkę do rycerza.',
  'carcassonne.lesson.company.1.wrong':
    'Wróżka wciąż czeka obok planszy. Po położeniu kafelka wybierz „Wróżka do rycerza”.',
  'carcassonne.lesson.company.1.done':
    'Odtąd na początku każdej swojej tury dostajesz 1 punkt, a smok na ten kafelek nie wejdzie.',
  'carcassonne.lesson.company.2': 'Jest już 1 punkt. Teraz ukończ miasto na (0, 2) i zakończ turę.',
  'carcassonne.lesson.company.2.wrong': 'Miasto na (0, 1) wciąż jest otwarte u góry. Połóż kafelek na (0, 2).',
  'carcassonne.lesson.company.2.done':
    '8 punktów za miasto i 3 za towarzystwo wróżki. Te 3 należałyby się nawet wtedy, gdyby inni mieli tam więcej rycerzy. Rycerz wraca do domu, a wróżka czeka na następną figurkę.',
};
