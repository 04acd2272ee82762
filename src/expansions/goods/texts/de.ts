import type { Translation } from '../../../i18n/message.ts';
import type { goods as en } from './en.ts';

export const goods: Translation<typeof en> = {
  'carcassonne.reason.trades': { one: 'nimmt {count} Handelsware', other: 'nimmt {count} Handelswaren' },
  'carcassonne.goods': 'Handelswaren',
  'carcassonne.goods.hint':
    'Wer eine Stadt abschließt, nimmt sich ihren Wein, ihr Getreide und ihren Stoff. Am Schluss bringt die Mehrheit jeder Ware 10 Punkte.',
  'carcassonne.goods.kind.wine': 'Wein',
  'carcassonne.goods.kind.grain': 'Getreide',
  'carcassonne.goods.kind.cloth': 'Stoff',
  'carcassonne.goods.Kind.wine': 'Wein',
  'carcassonne.goods.Kind.grain': 'Getreide',
  'carcassonne.goods.Kind.cloth': 'Stoff',
  'carcassonne.goods.taken.wine': '{player} nimmt Wein.',
  'carcassonne.goods.taken.grain': '{player} nimmt Getreide.',
  'carcassonne.goods.taken.cloth': '{player} nimmt Stoff.',
  'carcassonne.goods.line.wine': 'Am meisten Wein',
  'carcassonne.goods.line.grain': 'Am meisten Getreide',
  'carcassonne.goods.line.cloth': 'Am meisten Stoff',
  'carcassonne.goods.row': '{kind}: {count}',
  'carcassonne.goods.leads': 'bisher am meisten: 10 Punkte',
  'carcassonne.goods.tied': 'gleich viel wie andere: je 10 Punkte',
  'carcassonne.goods.behind': '{player} führt mit {most}',
  'carcassonne.goods.none': 'noch hat niemand davon',
  'carcassonne.goods.left': { one: '{count} weiteres auf den Plättchen', other: '{count} weitere auf den Plättchen' },
  'carcassonne.goods.city': 'Wer diese Stadt abschließt, nimmt: {goods}',
  'carcassonne.book.goods.title': 'Handelswaren',
  'carcassonne.book.goods':
    'Manche Städte zeigen Wein, Getreide oder Stoff. Wer das Plättchen legt, das eine Stadt abschließt, nimmt für jedes Zeichen in ihr eine Ware, gleich wer die Stadt wertet.',
  'carcassonne.book.goods.scene': 'Rot schließt die Stadt ab: 6 Punkte für den Ritter und ein Wein für das Zeichen.',
  'carcassonne.book.goods.more':
    'Am Schluss bekommt 10 Punkte, wer von einer Ware am meisten hat; bei Gleichstand bekommen alle Beteiligten sie. Zeichen in unvollendeten Städten sind nichts wert.',
  'carcassonne.lesson.goods.name': 'Handelswaren',
  'carcassonne.lesson.goods.1':
    'Dein Ritter steht in einer Stadt, die Wein zeigt. Schließe sie ab: Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.goods.1.wrong': 'Die Stadt ist oben noch offen. Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.goods.1.done':
    '6 Punkte für die Stadt, und der Wein gehört dir. Du nimmst die Waren jeder Stadt, die du abschließt, auch wenn andere sie werten.',
  'carcassonne.lesson.goods.2':
    'Deine Karte zeigt deine Waren; auf dem Handy tippe sie an. Am Schluss bringen der meiste Wein, das meiste Getreide und der meiste Stoff je 10 Punkte: Manchmal lohnt sich auch eine fremde Stadt.',
};
