import type { Translation } from '../../../i18n/message.ts';
import type { sample as en } from './en.ts';

export const sample: Translation<typeof en> = {
  'carcassonne.sample': 'Sample',
  'carcassonne.sample.hint':
    'Drumurile finalizate aduc câte 2 puncte pe cartonaș, iar un indicator îl arată pe ultimul.',
  'carcassonne.sample.piece': 'indicator',
  'carcassonne.sample.here': 'indicatorul este aici',
  'carcassonne.sample.moved': '{player}: indicatorul se mută la {cell}.',
  'carcassonne.book.sample.title': 'Sample',
  'carcassonne.book.sample': 'Un drum finalizat aduce câte 2 puncte pe cartonaș, unul nefinalizat câte 1.',
  'carcassonne.book.sample.road':
    'Drumul este finalizat: 4 cartonașe, 8 puncte. Indicatorul se mută pe cartonașul abia pus.',
  'carcassonne.lesson.sample.name': 'Sample',
  'carcassonne.lesson.sample.1': 'Drumul tău începe la mănăstire. Finalizează-l: pune răscrucea la (2, 0).',
  'carcassonne.lesson.sample.1.wrong': 'E permis, dar drumul tău rămâne deschis. Pune răscrucea la (2, 0).',
  'carcassonne.lesson.sample.1.done': 'Finalizat: 4 cartonașe a câte 2 puncte. Sunt 8 puncte.',
};
