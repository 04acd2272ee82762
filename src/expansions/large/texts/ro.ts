import type { Translation } from '../../../i18n/message.ts';
import type { large as en } from './en.ts';

export const large: Translation<typeof en> = {
  'carcassonne.large': 'Large',
  'carcassonne.large.hint':
    'Drumurile finalizate aduc câte 2 puncte pe cartonaș, iar un indicator îl arată pe ultimul.',
  'carcassonne.large.piece': 'indicator',
  'carcassonne.large.here': 'indicatorul este aici',
  'carcassonne.large.moved': '{player}: indicatorul se mută la {cell}.',
  'carcassonne.book.large.title': 'Large',
  'carcassonne.book.large': 'Un drum finalizat aduce câte 2 puncte pe cartonaș, unul nefinalizat câte 1.',
  'carcassonne.book.large.road':
    'Drumul este finalizat: 4 cartonașe, 8 puncte. Indicatorul se mută pe cartonașul abia pus.',
  'carcassonne.lesson.large.name': 'Large',
  'carcassonne.lesson.large.1': 'Drumul tău începe la mănăstire. Finalizează-l: pune răscrucea la (2, 0).',
  'carcassonne.lesson.large.1.wrong': 'E permis, dar drumul tău rămâne deschis. Pune răscrucea la (2, 0).',
  'carcassonne.lesson.large.1.done': 'Finalizat: 4 cartonașe a câte 2 puncte. Sunt 8 puncte.',
};
