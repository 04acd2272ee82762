import type { Translation } from '../../../i18n/message.ts';
import type { fairy as en } from './en.ts';

export const fairy: Translation<typeof en> = {
  'carcassonne.reason.befriends': {
    one: 'stellt die Fee zu einer Figur: {count} Punkt, später mehr',
    other: 'stellt die Fee zu einer Figur: {count} Punkte, später mehr',
  },
  'carcassonne.fairy': 'Fee',
  'carcassonne.fairy.hint':
    'Statt jemanden zu setzen, kann man die Fee zu einer eigenen Figur auf dem Plan stellen. Sie hält den Drachen fern und bringt Punkte.',
  'carcassonne.fairy.options': 'Die Fee gehört zu',
  'carcassonne.fairy.options.follower': 'einer Figur (heutige Regeln)',
  'carcassonne.fairy.options.tile': 'ihrem Plättchen (ältere Auflagen)',
  'carcassonne.fairy.piece': 'Fee',
  'carcassonne.fairy.here': 'hier ist die Fee',
  'carcassonne.fairy.here.beside': 'hier ist die Fee, bei einer Figur von {player}',
  'carcassonne.fairy.off': 'Die Fee wartet neben dem Plan.',
  'carcassonne.fairy.choice.road': 'Fee zu deinem Wegelagerer',
  'carcassonne.fairy.choice.city': 'Fee zu deinem Ritter',
  'carcassonne.fairy.choice.monastery': 'Fee zu deinem Mönch',
  'carcassonne.fairy.choice.field': 'Fee zu deinem Bauern',
  'carcassonne.fairy.choice.garden': 'Fee zu deinem Abt',
  'carcassonne.fairy.choice.tile': 'Fee auf das Plättchen bei {cell}',
  'carcassonne.fairy.commit': 'Fee versetzen',
  'carcassonne.fairy.advice': 'Fee nach {cell}',
  'carcassonne.fairy.moved': '{player} versetzt die Fee nach {cell}.',
  'carcassonne.fairy.line': 'Die Fee ist zu Gast',
  'carcassonne.fairy.line.region': 'Die Fee bei der Wertung',
  'carcassonne.fairy.category': 'Fee, jeden Zug',
  'carcassonne.fairy.category.region': 'Fee, bei Wertungen',
  'carcassonne.book.fairy.title': 'Die Fee',
  'carcassonne.book.fairy':
    'Statt jemanden zu setzen, darfst du die Fee zu einer deiner Figuren auf dem Plan stellen. Ist sie zu Beginn deines Zuges bei deiner Figur, bekommst du 1 Punkt.',
  'carcassonne.book.fairy.tile':
    'Statt jemanden zu setzen, darfst du die Fee auf ein Plättchen mit einer deiner Figuren stellen. Steht zu Beginn deines Zuges eine auf ihrem Plättchen, bekommst du 1 Punkt.',
  'carcassonne.book.fairy.shield': 'Auf ihr Plättchen kommt der Drache nie, also muss er hier abbiegen.',
  'carcassonne.book.fairy.points': 'Die Stadt bringt 8 Punkte und die Fee noch 3 für den Ritter bei ihr.',
  'carcassonne.book.fairy.more':
    'Ihre 3 Punkte bekommst du auch ohne Mehrheit. Die Figur kehrt heim; die Fee bleibt stehen und gehört zu niemandem mehr.',
  'carcassonne.lesson.company.name': 'Die Fee',
  'carcassonne.lesson.company.1':
    'Dein Ritter steht in der Stadt bei (0, 1). Lege dein Plättchen an, wo du willst. Stelle dann, statt jemanden zu setzen, die Fee zu deinem Ritter.',
  'carcassonne.lesson.company.1.wrong':
    'Die Fee wartet noch neben dem Plan. Wähle nach dem Anlegen „Fee zu deinem Ritter“.',
  'carcassonne.lesson.company.1.done':
    'Von nun an bekommst du zu Beginn jedes deiner Züge 1 Punkt, und der Drache kommt nicht auf dieses Plättchen.',
  'carcassonne.lesson.company.2':
    'Den ersten Punkt hast du schon. Schließe jetzt die Stadt auf (0, 2) ab und beende deinen Zug.',
  'carcassonne.lesson.company.2.wrong': 'Die Stadt bei (0, 1) ist oben noch offen. Lege das Plättchen auf (0, 2).',
  'carcassonne.lesson.company.2.done':
    '8 Punkte für die Stadt und 3 für die Gesellschaft der Fee. Die 3 bekämst du auch, wenn andere dort mehr Ritter hätten. Dein Ritter kehrt heim, und sie wartet auf die nächste Figur.',
};
