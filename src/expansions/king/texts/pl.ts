import type { Translation } from '../../../i18n/message.ts';
import type { king as en } from './en.ts';

export const king: Translation<typeof en> = {
  'carcassonne.reason.crowns': 'bierze płytkę króla: największe miasto',
  'carcassonne.reason.outrides': 'bierze płytkę barona rabusiów: najdłuższa droga',
  'carcassonne.king': 'Król i baron rabusiów',
  'carcassonne.king.hint':
    'Kto ukończy największe miasto albo najdłuższą drogę, dostaje płytkę, która na koniec daje punkty.',
  'carcassonne.king.options': 'Każda z dwóch płytek daje',
  'carcassonne.king.options.each': '1 punkt za każde ukończone miasto albo drogę (zasady z 2007 i 2017 roku)',
  'carcassonne.king.options.10': '10 punktów (wariant)',
  'carcassonne.king.options.15-40': '15 punktów, a obie razem 40 (wariant)',
  'carcassonne.king.options.running': '1 punkt przy każdym ukończeniu, nic na koniec (wariant)',
  'carcassonne.king.card.king': 'Król',
  'carcassonne.king.card.robber': 'Baron rabusiów',
  'carcassonne.king.piece.king': 'żeton króla',
  'carcassonne.king.piece.robber': 'żeton barona rabusiów',
  'carcassonne.king.here.king': 'największe miasto',
  'carcassonne.king.here.robber': 'najdłuższa droga',
  'carcassonne.king.free.king': 'Płytka króla czeka na pierwsze ukończone miasto.',
  'carcassonne.king.free.robber': 'Płytka barona rabusiów czeka na pierwszą ukończoną drogę.',
  'carcassonne.king.held.king': {
    one: '{player}: miasto na {cell}, kafelki: {size}, na razie {count} punkt',
    few: '{player}: miasto na {cell}, kafelki: {size}, na razie {count} punkty',
    many: '{player}: miasto na {cell}, kafelki: {size}, na razie {count} punktów',
    other: '{player}: miasto na {cell}, kafelki: {size}, na razie {count} punktu',
  },
  'carcassonne.king.held.robber': {
    one: '{player}: droga na {cell}, kafelki: {size}, na razie {count} punkt',
    few: '{player}: droga na {cell}, kafelki: {size}, na razie {count} punkty',
    many: '{player}: droga na {cell}, kafelki: {size}, na razie {count} punktów',
    other: '{player}: droga na {cell}, kafelki: {size}, na razie {count} punktu',
  },
  'carcassonne.king.win.king': 'Króla odbierze ukończone miasto z co najmniej tyloma kafelkami: {size}.',
  'carcassonne.king.win.robber': 'Barona rabusiów odbierze ukończona droga z co najmniej tyloma kafelkami: {size}.',
  'carcassonne.king.short': 'od {size} kafelków',
  'carcassonne.king.marked.king': 'Żeton króla trafia do miasta na {cell}.',
  'carcassonne.king.marked.robber': 'Żeton barona rabusiów trafia na drogę na {cell}.',
  'carcassonne.king.taken.king': '{player} bierze płytkę króla: największe miasto.',
  'carcassonne.king.taken.robber': '{player} bierze płytkę barona rabusiów: najdłuższa droga.',
  'carcassonne.king.line.king': {
    one: 'Król, {count} miasto',
    few: 'Król, {count} miasta',
    many: 'Król, {count} miast',
    other: 'Król, {count} miasta',
  },
  'carcassonne.king.line.robber': {
    one: 'Baron rabusiów, {count} droga',
    few: 'Baron rabusiów, {count} drogi',
    many: 'Baron rabusiów, {count} dróg',
    other: 'Baron rabusiów, {count} drogi',
  },
  'carcassonne.king.line.card.king': 'Płytka króla',
  'carcassonne.king.line.card.robber': 'Płytka barona rabusiów',
  'carcassonne.king.line.both': 'Król i baron rabusiów',
  'carcassonne.book.king.title': 'Król i baron rabusiów',
  'carcassonne.book.king':
    'Kto położy kafelek kończący pierwsze miasto, bierze płytkę króla, a za pierwszą drogę płytkę barona rabusiów. Nie ma znaczenia, kto dostaje punkty.',
  'carcassonne.book.king.takes': '6 punktów za miasto dostaje jeden gracz, a płytkę króla drugi: to jego kafelek.',
  'carcassonne.book.king.later': 'Większe miasto albo dłuższa droga odbiera płytkę. Równe nie wystarczy.',
  'carcassonne.book.king.each':
    'Na koniec król daje 1 punkt za każde ukończone miasto, a baron rabusiów 1 za każdą ukończoną drogę.',
  'carcassonne.book.king.10': 'W tej grze każda płytka daje na koniec 10 punktów.',
  'carcassonne.book.king.15-40': 'W tej grze jedna płytka daje na koniec 15 punktów, obie razem 40.',
  'carcassonne.book.king.running':
    'W tej grze płytka daje 1 punkt przy każdym ukończonym mieście albo drodze, a na koniec nic.',
  'carcassonne.lesson.crown.name': 'Płytka króla',
  'carcassonne.lesson.crown.1':
    'Rycerz przeciwniczki jest w mieście na (0, 1). Mimo to ukończ je na (0, 2): punkty są jej, płytka króla twoja.',
  'carcassonne.lesson.crown.1.wrong': 'Nie ma jeszcze ukończonego miasta. Połóż kafelek na (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'Masz króla: na koniec 1 punkt za każde ukończone miasto. Odbierze ci go ukończone miasto z 4 kafelków.',
};
