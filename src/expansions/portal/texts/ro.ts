import type { Translation } from '../../../i18n/message.ts';
import type { portal as en } from './en.ts';

export const portal: Translation<typeof en> = {
  'carcassonne.reason.enters': 'pune prin portalul magic un supus pe alt cartonaș',
  'carcassonne.portal': 'Portaluri magice',
  'carcassonne.portal.hint': 'Printr-un portal poți pune supusul pe orice cartonaș de pe tablă.',
  'carcassonne.portal.mark': 'portal magic',
  'carcassonne.portal.prompt': 'Pui un supus oriunde?',
  'carcassonne.portal.places': {
    one: '{count} posibilitate prin portal',
    few: '{count} posibilități prin portal',
    other: '{count} de posibilități prin portal',
  },
  'carcassonne.portal.label': 'Pe cine pui și unde; întâi ce valorează mai mult',
  'carcassonne.book.portal.title': 'Portaluri magice',
  'carcassonne.book.portal':
    'Printr-un portal poți pune supusul pe orice cartonaș de pe tablă: în orice zonă fără supuși care nu a fost finalizată într-o tură anterioară.',
  'carcassonne.book.portal.far': 'Prin portal, un cavaler ajunge în orașul liber.',
  'carcassonne.lesson.passage.name': 'Prin portal',
  'carcassonne.lesson.passage.1':
    'Orașul de la (0, 1) e liber, dar departe de unde se potrivește cartonașul tău. Acesta are un portal magic: pune-l, apoi pune un cavaler în acel oraș.',
  'carcassonne.lesson.passage.1.wrong':
    'Orașul de la (0, 1) e încă liber. După ce pui cartonașul, alege cavalerul din orașul de la (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Prin portal ajungi în orice zonă fără supuși pe care nicio tură anterioară nu a finalizat-o. Lista începe cu ce valorează mai mult.',
  'carcassonne.lesson.passage.2': 'Acum finalizează orașul tău la (0, 2).',
  'carcassonne.lesson.passage.2.wrong': 'Orașul e încă deschis sus. Pune cartonașul la (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 puncte pentru un oraș pe care nu l-ai început tu.',
};
