import type { Translation } from '../../../i18n/message.ts';
import type { castles as en } from './en.ts';

export const castles: Translation<typeof en> = {
  'carcassonne.reason.founds': 'gründet eine Burg, weil ringsum Punkte winken',
  'carcassonne.reason.reaches': { one: 'bringt der Burg {count} Punkt', other: 'bringt der Burg {count} Punkte' },
  'carcassonne.castles': 'Burgen',
  'carcassonne.castles.hint':
    'Eine kleine Stadt kann zur Burg werden. Sie bringt jetzt nichts und später so viel wie das Erste, was um sie herum abgeschlossen wird.',
  'carcassonne.castles.piece': 'Burg',
  'carcassonne.castles.wide': '(breit)',
  'carcassonne.castles.left': { one: 'noch {count} Burg', other: 'noch {count} Burgen' },
  'carcassonne.castles.left.none': 'keine Burg mehr',
  'carcassonne.castles.prompt': 'Eine Burg gründen?',
  'carcassonne.castles.detail':
    'Werte die Stadt jetzt, oder lass einen Burgherrn auf das warten, was um sie herum abgeschlossen wird.',
  'carcassonne.castles.others': '{player} darf eine Burg gründen',
  'carcassonne.castles.label': 'Was aus der kleinen Stadt wird',
  'carcassonne.castles.choice': 'Burg bei {cell}',
  'carcassonne.castles.commit': 'Burg gründen',
  'carcassonne.castles.around': 'kann bringen: {what}',
  'carcassonne.castles.around.none': 'ringsum gibt es noch nichts Unvollendetes',
  'carcassonne.castles.around.more': { one: 'und {count} weiteres', other: 'und {count} weitere' },
  'carcassonne.castles.worth': '{where} (jetzt {now}, abgeschlossen {finished})',
  'carcassonne.castles.worth.more': '{where} (jetzt {now}, abgeschlossen {finished} oder mehr)',
  'carcassonne.castles.pass': {
    one: 'Keine Burg: {count} Punkt für die Stadt',
    other: 'Keine Burg: {count} Punkte für die Stadt',
  },
  'carcassonne.castles.pass.commit': 'Stadt werten',
  'carcassonne.castles.founded': '{player} gründet eine Burg bei {cell}. Der Burgherr wartet.',
  'carcassonne.castles.reached.road': 'Die Burg von {player} bei {cell} bringt so viel wie die Straße bei {from}.',
  'carcassonne.castles.reached.city': 'Die Burg von {player} bei {cell} bringt so viel wie die Stadt bei {from}.',
  'carcassonne.castles.reached.monastery':
    'Die Burg von {player} bei {cell} bringt so viel wie das Kloster bei {from}.',
  'carcassonne.castles.reached.castle': 'Die Burg von {player} bei {cell} bringt so viel wie die Burg bei {from}.',
  'carcassonne.castles.lord': 'Burgherr von {player}',
  'carcassonne.castles.home': 'Der Burgherr von {player} kehrt heim.',
  'carcassonne.castles.line': 'Burg',
  'carcassonne.castles.line.field': { one: 'Wiese, {count} Burg', other: 'Wiese, {count} Burgen' },
  'carcassonne.castles.waits.none': 'Zurzeit wartet keine Burg.',
  'carcassonne.castles.waits': 'Die Burg von {player} bei {cell} wartet',
  'carcassonne.castles.about': 'Bringt so viel wie das Erste davon, was abgeschlossen wird:',
  'carcassonne.castles.about.scored': 'Sie hat gepunktet und bleibt bis zum Ende leer.',
  'carcassonne.castles.refused':
    'Dort lässt sich keine Burg gründen: Wähle eine kleine Stadt, die dieses Plättchen abgeschlossen hat.',
  'carcassonne.book.castles.title': 'Burgen',
  'carcassonne.book.castles':
    'Alle haben 3 Burgen, zu fünft oder sechst 2. Ist eine kleine Stadt aus zwei halbrunden Teilen abgeschlossen und steht darin nur eine Figur, darf man mit ihr dort eine Burg gründen, statt zu werten. Die Figur bleibt als Burgherr.',
  'carcassonne.book.castles.vicinity':
    'Um eine Burg herum: ihre zwei Plättchen und je zwei an deren langen Seiten. Der Burgherr wartet auf das, was dort in einem späteren Zug abgeschlossen wird.',
  'carcassonne.book.castles.scores':
    'Die Straße ist abgeschlossen. Niemand steht darauf, aber ein Teil liegt um die Burg herum: Der Burgherr bekommt dieselben 3 Punkte und kehrt heim.',
  'carcassonne.book.castles.first':
    'Das Erste zählt: eine Straße, eine Stadt, ein Kloster, wem es auch gehört. Wird mehreres zugleich abgeschlossen, zählt das Wertvollste. Wer auch dieses hält, punktet doppelt.',
  'carcassonne.book.castles.chain':
    'Eine Burg, die punktet, ist selbst abgeschlossen, und Burgen mit einem ihrer Plättchen um sich herum bringen dieselben Punkte.',
  'carcassonne.book.castles.fields': 'Für Bauern ist eine Burg 4 Punkte wert statt 3, mit Burgherrn oder ohne.',
  'carcassonne.book.castles.end': 'Am Ende der Partie kehren Burgherren, die noch warten, ohne Punkte heim.',
  'carcassonne.lesson.lordship.name': 'Eine Burg',
  'carcassonne.lesson.lordship.1':
    'Schließe die kleine Stadt auf (0, 1) ab, mit einem Ritter. Gründe dann eine Burg, statt 4 Punkte zu nehmen.',
  'carcassonne.lesson.lordship.1.wrong':
    'Es gibt noch keine Burg. Lege das Plättchen auf (0, 1), mit einem Ritter in der Stadt, und wähle die Burg.',
  'carcassonne.lesson.lordship.1.done':
    'Dein Ritter ist jetzt Burgherr. An der Burg führt eine lange Straße vorbei, und deine Gegnerin hat gerade ein Ende davon geschlossen.',
  'carcassonne.lesson.lordship.2': 'Schließe die Straße am anderen Ende auf (-1, 0) ab, ohne jemanden zu setzen.',
  'carcassonne.lesson.lordship.2.wrong':
    'Die Straße ist noch unvollendet. Lege das Plättchen auf (-1, 0), mit der Straße nach Osten.',
  'carcassonne.lesson.lordship.2.done':
    '5 Punkte für deine Burg, denn so viel ist die erste Straße um sie herum wert. Der Burgherr kehrt heim.',
};
