import type { Translation } from '../../../i18n/message.ts';
import type { goods as en } from './en.ts';

export const goods: Translation<typeof en> = {
  'carcassonne.goods': 'Goods',
  'carcassonne.goods.hint':
    'Drumurile finalizate aduc câte 2 puncte pe cartonaș, iar un indicator îl arată pe ultimul.',
  'carcassonne.goods.piece': 'indicator',
  'carcassonne.goods.here': 'indicatorul este aici',
  'carcassonne.goods.moved': '{player}: indicatorul se mută la {cell}.',
  'carcassonne.book.goods.title': 'Goods',
  'carcassonne.book.goods': 'Un drum finalizat aduce câte 2 puncte pe cartonaș, unul nefinalizat câte 1.',
  'carcassonne.book.goods.road':
    'Drumul este finalizat: 4 cartonașe, 8 puncte. Indicatorul se mută pe cartonașul abia pus.',
  'carcassonne.lesson.goods.name': 'Goods',
  'carcassonne.lesson.goods.1': 'Drumul tău începe la mănăstire. Finalizează-l: pune răscrucea la (2, 0).',
  'carcassonne.lesson.goods.1.wrong': 'E permis, dar drumul tău rămâne deschis. Pune răscrucea la (2, 0).',
  'carcassonne.lesson.goods.1.done': 'Finalizat: 4 cartonașe a câte 2 puncte. Sunt 8 puncte.',
};
