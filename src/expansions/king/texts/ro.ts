import type { Translation } from '../../../i18n/message.ts';
import type { king as en } from './en.ts';

export const king: Translation<typeof en> = {
  'carcassonne.reason.crowns': 'ia cartea regelui: cel mai mare oraș',
  'carcassonne.reason.outrides': 'ia cartea baronului tâlhar: cel mai lung drum',
  'carcassonne.king': 'Regele și baronul tâlhar',
  'carcassonne.king.hint':
    'Cine finalizează cel mai mare oraș sau cel mai lung drum ține o carte care aduce puncte la sfârșit.',
  'carcassonne.king.options': 'Cele două cărți aduc',
  'carcassonne.king.options.each': '1 punct pe oraș sau drum finalizat (regulile din 2007 și 2017)',
  'carcassonne.king.options.10': 'câte 10 puncte (variantă)',
  'carcassonne.king.options.15-40': '15 puncte una, 40 amândouă (variantă)',
  'carcassonne.king.options.running': '1 punct la fiecare finalizare, nimic la sfârșit (variantă)',
  'carcassonne.king.card.king': 'Regele',
  'carcassonne.king.card.robber': 'Baronul tâlhar',
  'carcassonne.king.piece.king': 'jetonul regelui',
  'carcassonne.king.piece.robber': 'jetonul baronului tâlhar',
  'carcassonne.king.here.king': 'cel mai mare oraș',
  'carcassonne.king.here.robber': 'cel mai lung drum',
  'carcassonne.king.free.king': 'Cartea regelui așteaptă primul oraș finalizat.',
  'carcassonne.king.free.robber': 'Cartea baronului tâlhar așteaptă primul drum finalizat.',
  'carcassonne.king.held.king': {
    one: '{player}: orașul de la {cell}, cartonașe: {size}, până acum {count} punct',
    few: '{player}: orașul de la {cell}, cartonașe: {size}, până acum {count} puncte',
    other: '{player}: orașul de la {cell}, cartonașe: {size}, până acum {count} de puncte',
  },
  'carcassonne.king.held.robber': {
    one: '{player}: drumul de la {cell}, cartonașe: {size}, până acum {count} punct',
    few: '{player}: drumul de la {cell}, cartonașe: {size}, până acum {count} puncte',
    other: '{player}: drumul de la {cell}, cartonașe: {size}, până acum {count} de puncte',
  },
  'carcassonne.king.win.king': 'Regele se câștigă cu un oraș finalizat cu cel puțin atâtea cartonașe: {size}.',
  'carcassonne.king.win.robber':
    'Baronul tâlhar se câștigă cu un drum finalizat cu cel puțin atâtea cartonașe: {size}.',
  'carcassonne.king.short': 'cartonașe: {size}+',
  'carcassonne.king.marked.king': 'Jetonul regelui merge la orașul de la {cell}.',
  'carcassonne.king.marked.robber': 'Jetonul baronului tâlhar merge la drumul de la {cell}.',
  'carcassonne.king.taken.king': '{player} ia cartea regelui: cel mai mare oraș.',
  'carcassonne.king.taken.robber': '{player} ia cartea baronului tâlhar: cel mai lung drum.',
  'carcassonne.king.line.king': {
    one: 'Regele, {count} oraș',
    few: 'Regele, {count} orașe',
    other: 'Regele, {count} de orașe',
  },
  'carcassonne.king.line.robber': {
    one: 'Baronul tâlhar, {count} drum',
    few: 'Baronul tâlhar, {count} drumuri',
    other: 'Baronul tâlhar, {count} de drumuri',
  },
  'carcassonne.king.line.card.king': 'Cartea regelui',
  'carcassonne.king.line.card.robber': 'Cartea baronului tâlhar',
  'carcassonne.king.line.both': 'Regele și baronul tâlhar',
  'carcassonne.book.king.title': 'Regele și baronul tâlhar',
  'carcassonne.book.king':
    'Cine pune cartonașul care finalizează primul oraș ia cartea regelui; pentru primul drum, cartea baronului tâlhar. Nu contează cine primește punctele.',
  'carcassonne.book.king.takes':
    'Cele 6 puncte le primește un jucător, iar cartea regelui celălalt: el a pus cartonașul.',
  'carcassonne.book.king.later': 'Un oraș mai mare sau un drum mai lung ia cartea. Aceeași mărime nu ajunge.',
  'carcassonne.book.king.each':
    'La sfârșit regele aduce 1 punct pentru fiecare oraș finalizat, iar baronul tâlhar 1 pentru fiecare drum finalizat.',
  'carcassonne.book.king.10': 'În această partidă fiecare carte aduce 10 puncte la sfârșit.',
  'carcassonne.book.king.15-40': 'În această partidă o carte aduce 15 puncte la sfârșit, amândouă 40.',
  'carcassonne.book.king.running':
    'În această partidă cartea aduce 1 punct la fiecare oraș sau drum finalizat și nimic la sfârșit.',
  'carcassonne.lesson.crown.name': 'Cartea regelui',
  'carcassonne.lesson.crown.1':
    'Cavalerul adversarei e în orașul de la (0, 1). Finalizează-l totuși la (0, 2): punctele sunt ale ei, cartea regelui e a ta.',
  'carcassonne.lesson.crown.1.wrong': 'Încă nu e finalizat niciun oraș. Pune cartonașul la (0, 2).',
  'carcassonne.lesson.crown.1.done':
    'Ai regele: la sfârșit 1 punct pentru fiecare oraș finalizat. Un oraș finalizat de 4 cartonașe ți-l ia.',
};
