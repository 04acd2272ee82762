import type { Translation } from '../../../i18n/message.ts';
import type { builders as en } from './en.ts';

export const builders: Translation<typeof en> = {
  'carcassonne.builders': 'Builders',
  'carcassonne.builders.hint':
    'Drumurile finalizate aduc câte 2 puncte pe cartonaș, iar un indicator îl arată pe ultimul.',
  'carcassonne.builders.piece': 'indicator',
  'carcassonne.builders.here': 'indicatorul este aici',
  'carcassonne.builders.moved': '{player}: indicatorul se mută la {cell}.',
  'carcassonne.book.builders.title': 'Builders',
  'carcassonne.book.builders': 'Un drum finalizat aduce câte 2 puncte pe cartonaș, unul nefinalizat câte 1.',
  'carcassonne.book.builders.road':
    'Drumul este finalizat: 4 cartonașe, 8 puncte. Indicatorul se mută pe cartonașul abia pus.',
  'carcassonne.lesson.builders.name': 'Builders',
  'carcassonne.lesson.builders.1': 'Drumul tău începe la mănăstire. Finalizează-l: pune răscrucea la (2, 0).',
  'carcassonne.lesson.builders.1.wrong': 'E permis, dar drumul tău rămâne deschis. Pune răscrucea la (2, 0).',
  'carcassonne.lesson.builders.1.done': 'Finalizat: 4 cartonașe a câte 2 puncte. Sunt 8 puncte.',
};
