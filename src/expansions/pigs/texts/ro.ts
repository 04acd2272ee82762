import type { Translation } from '../../../i18n/message.ts';
import type { pigs as en } from './en.ts';

export const pigs: Translation<typeof en> = {
  'carcassonne.pigs': 'Pigs',
  'carcassonne.pigs.hint': 'Drumurile finalizate aduc câte 2 puncte pe cartonaș, iar un indicator îl arată pe ultimul.',
  'carcassonne.pigs.piece': 'indicator',
  'carcassonne.pigs.here': 'indicatorul este aici',
  'carcassonne.pigs.moved': '{player}: indicatorul se mută la {cell}.',
  'carcassonne.book.pigs.title': 'Pigs',
  'carcassonne.book.pigs': 'Un drum finalizat aduce câte 2 puncte pe cartonaș, unul nefinalizat câte 1.',
  'carcassonne.book.pigs.road':
    'Drumul este finalizat: 4 cartonașe, 8 puncte. Indicatorul se mută pe cartonașul abia pus.',
  'carcassonne.lesson.pigs.name': 'Pigs',
  'carcassonne.lesson.pigs.1': 'Drumul tău începe la mănăstire. Finalizează-l: pune răscrucea la (2, 0).',
  'carcassonne.lesson.pigs.1.wrong': 'E permis, dar drumul tău rămâne deschis. Pune răscrucea la (2, 0).',
  'carcassonne.lesson.pigs.1.done': 'Finalizat: 4 cartonașe a câte 2 puncte. Sunt 8 puncte.',
};
