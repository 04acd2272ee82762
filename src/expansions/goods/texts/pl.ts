import type { Translation } from '../../../i18n/message.ts';
import type { goods as en } from './en.ts';

export const goods: Translation<typeof en> = {
  'carcassonne.reason.trades': {
    one: 'zabiera {count} towar',
    few: 'zabiera {count} towary',
    many: 'zabiera {count} towarów',
    other: 'zabiera {count} towaru',
  },
  'carcassonne.goods': 'Towary',
  'carcassonne.goods.hint':
    'Kto ukończy miasto, zabiera jego wino, zboże i sukno. Na końcu najwięcej towarów każdego rodzaju daje 10 punktów.',
  'carcassonne.goods.kind.wine': 'wino',
  'carcassonne.goods.kind.grain': 'zboże',
  'carcassonne.goods.kind.cloth': 'sukno',
  'carcassonne.goods.Kind.wine': 'Wino',
  'carcassonne.goods.Kind.grain': 'Zboże',
  'carcassonne.goods.Kind.cloth': 'Sukno',
  'carcassonne.goods.taken.wine': '{player} zabiera wino.',
  'carcassonne.goods.taken.grain': '{player} zabiera zboże.',
  'carcassonne.goods.taken.cloth': '{player} zabiera sukno.',
  'carcassonne.goods.line.wine': 'Najwięcej wina',
  'carcassonne.goods.line.grain': 'Najwięcej zboża',
  'carcassonne.goods.line.cloth': 'Najwięcej sukna',
  'carcassonne.goods.row': '{kind}: {count}',
  'carcassonne.goods.leads': 'jak dotąd najwięcej: 10 punktów',
  'carcassonne.goods.tied': 'remis o najwięcej: po 10 punktów',
  'carcassonne.goods.behind': 'prowadzi {player}: {most}',
  'carcassonne.goods.none': 'nikt jeszcze nic nie ma',
  'carcassonne.goods.left': {
    one: 'na kafelkach jeszcze {count}',
    few: 'na kafelkach jeszcze {count}',
    many: 'na kafelkach jeszcze {count}',
    other: 'na kafelkach jeszcze {count}',
  },
  'carcassonne.goods.city': 'Kto ukończy to miasto, zabierze: {goods}',
  'carcassonne.book.goods.title': 'Towary',
  'carcassonne.book.goods':
    'W niektórych miastach widać wino, zboże lub sukno. Kto położy kafelek, który kończy miasto, bierze po jednym żetonie za każdy znak w tym mieście, bez względu na to, kto za nie punktuje.',
  'carcassonne.book.goods.scene': 'Czerwony kończy miasto: 6 punktów za rycerza i żeton wina za znak.',
  'carcassonne.book.goods.more':
    'Na końcu 10 punktów dostaje ten, kto ma najwięcej żetonów danego rodzaju; przy remisie dostają je wszyscy remisujący. Znaki w nieukończonych miastach nic nie dają.',
  'carcassonne.lesson.goods.name': 'Towary',
  'carcassonne.lesson.goods.1': 'Twój rycerz stoi w mieście ze znakiem wina. Zamknij je: połóż kafelek na (0, 2).',
  'carcassonne.lesson.goods.1.wrong': 'Miasto jest u góry nadal otwarte. Połóż kafelek na (0, 2).',
  'carcassonne.lesson.goods.1.done':
    '6 punktów za miasto, a jego wino jest twoje. Zabierasz towary każdego miasta, które ukończysz, nawet jeśli punktują za nie inni.',
  'carcassonne.lesson.goods.2':
    'Twoje towary widać na karcie gracza; na telefonie dotknij jej. Na końcu najwięcej wina, zboża i sukna daje po 10 punktów: czasem opłaca się ukończyć cudze miasto.',
};
