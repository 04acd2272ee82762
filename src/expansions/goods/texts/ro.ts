import type { Translation } from '../../../i18n/message.ts';
import type { goods as en } from './en.ts';

export const goods: Translation<typeof en> = {
  'carcassonne.reason.trades': { one: 'ia {count} marfă', few: 'ia {count} mărfuri', other: 'ia {count} de mărfuri' },
  'carcassonne.goods': 'Mărfuri',
  'carcassonne.goods.hint':
    'Cine finalizează un oraș ia vinul, grânele și stofa din el. La sfârșit, cele mai multe mărfuri de un fel aduc 10 puncte.',
  'carcassonne.goods.kind.wine': 'vin',
  'carcassonne.goods.kind.grain': 'grâne',
  'carcassonne.goods.kind.cloth': 'stofă',
  'carcassonne.goods.Kind.wine': 'Vin',
  'carcassonne.goods.Kind.grain': 'Grâne',
  'carcassonne.goods.Kind.cloth': 'Stofă',
  'carcassonne.goods.taken.wine': '{player} ia vin.',
  'carcassonne.goods.taken.grain': '{player} ia grâne.',
  'carcassonne.goods.taken.cloth': '{player} ia stofă.',
  'carcassonne.goods.line.wine': 'Cel mai mult vin',
  'carcassonne.goods.line.grain': 'Cele mai multe grâne',
  'carcassonne.goods.line.cloth': 'Cea mai multă stofă',
  'carcassonne.goods.row': '{kind}: {count}',
  'carcassonne.goods.leads': 'cele mai multe până acum: 10 puncte',
  'carcassonne.goods.tied': 'la egalitate pe primul loc: câte 10 puncte',
  'carcassonne.goods.behind': 'conduce {player} cu {most}',
  'carcassonne.goods.none': 'încă nu are nimeni',
  'carcassonne.goods.left': {
    one: 'încă {count} pe cartonașe',
    few: 'încă {count} pe cartonașe',
    other: 'încă {count} pe cartonașe',
  },
  'carcassonne.goods.city': 'Cine finalizează orașul ia: {goods}',
  'carcassonne.book.goods.title': 'Mărfuri',
  'carcassonne.book.goods':
    'Unele orașe au un semn pentru vin, grâne sau stofă. Cine pune cartonașul care finalizează un oraș ia câte un jeton pentru fiecare semn din el, oricine ar puncta orașul.',
  'carcassonne.book.goods.scene': 'Roșu finalizează orașul: 6 puncte pentru cavaler și un jeton de vin pentru semn.',
  'carcassonne.book.goods.more':
    'La sfârșit, cine are cele mai multe jetoane de un fel primește 10 puncte; la egalitate le primește fiecare. Semnele din orașe nefinalizate nu aduc nimic.',
  'carcassonne.lesson.goods.name': 'Mărfuri',
  'carcassonne.lesson.goods.1':
    'Cavalerul tău e într-un oraș cu semnul vinului. Finalizează-l: pune cartonașul la (0, 2).',
  'carcassonne.lesson.goods.1.wrong': 'Orașul e încă deschis sus. Pune cartonașul la (0, 2).',
  'carcassonne.lesson.goods.1.done':
    '6 puncte pentru oraș, iar vinul lui e al tău. Iei mărfurile fiecărui oraș pe care îl finalizezi, chiar dacă îl punctează alții.',
  'carcassonne.lesson.goods.2':
    'Cardul tău arată mărfurile; pe telefon, atinge-l. La sfârșit, cel mai mult vin, cele mai multe grâne și cea mai multă stofă aduc câte 10 puncte: uneori merită să finalizezi orașul altcuiva.',
};
