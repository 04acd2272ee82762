import type { Translation } from '../../../i18n/message.ts';
import type { boxes as en } from './en.ts';

export const boxes: Translation<typeof en> = {
  'carcassonne.box.expansion-3': 'Prințesa și dragonul',
  'carcassonne.box.expansion-3.hint':
    'Toată cutia: 30 de cartonașe cu vulcani, dragoni, prințese și portaluri, plus o zână.',
  'carcassonne.box.expansion-6': 'Contele, regele și râul',
  'carcassonne.box.expansion-6.hint':
    'Contele și orașul lui, regele și baronul tâlhar, locuri de cult și un al doilea râu – tot ce se poate combina.',
  'carcassonne.box.expansion-8': 'Poduri, castele și bazaruri',
  'carcassonne.box.expansion-8.hint':
    'Toată cutia: 12 cartonașe, poduri peste ținut, orașe mici care devin castele și bazaruri unde cartonașele se licitează.',
  'carcassonne.box.expansion-1': 'Hanuri și catedrale',
  'carcassonne.box.expansion-1.hint':
    'Toată cutia: 18 cartonașe cu hanuri și catedrale, plus câte un supus mare pentru fiecare.',
  'carcassonne.box.expansion-2': 'Negustori și constructori',
  'carcassonne.box.expansion-2.hint':
    'Toată cutia: 24 de cartonașe, constructori care aduc un al doilea cartonaș, porci pentru câmpuri și mărfuri pentru orașele finalizate.',
};
