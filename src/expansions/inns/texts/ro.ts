import type { Translation } from '../../../i18n/message.ts';
import type { inns as en } from './en.ts';

export const inns: Translation<typeof en> = {
  'carcassonne.inns': 'Inns',
  'carcassonne.inns.hint': 'Drumurile finalizate aduc câte 2 puncte pe cartonaș, iar un indicator îl arată pe ultimul.',
  'carcassonne.inns.piece': 'indicator',
  'carcassonne.inns.here': 'indicatorul este aici',
  'carcassonne.inns.moved': '{player}: indicatorul se mută la {cell}.',
  'carcassonne.book.inns.title': 'Inns',
  'carcassonne.book.inns': 'Un drum finalizat aduce câte 2 puncte pe cartonaș, unul nefinalizat câte 1.',
  'carcassonne.book.inns.road':
    'Drumul este finalizat: 4 cartonașe, 8 puncte. Indicatorul se mută pe cartonașul abia pus.',
  'carcassonne.lesson.inns.name': 'Inns',
  'carcassonne.lesson.inns.1': 'Drumul tău începe la mănăstire. Finalizează-l: pune răscrucea la (2, 0).',
  'carcassonne.lesson.inns.1.wrong': 'E permis, dar drumul tău rămâne deschis. Pune răscrucea la (2, 0).',
  'carcassonne.lesson.inns.1.done': 'Finalizat: 4 cartonașe a câte 2 puncte. Sunt 8 puncte.',
};
