import type { bridgesCastles as en } from '../en/bridgesCastles.ts';
import type { Translation } from '../message.ts';

/** The Countryside: bridges, and small cities that become castles. */
export const bridgesCastles: Translation<typeof en> = {
  'carcassonne.box.expansion-8': 'Brücken, Burgen und Basare',
  'carcassonne.box.expansion-8.hint':
    'Die ganze Schachtel: 12 Plättchen, Brücken über das Land, kleine Städte, die zu Burgen werden, und Basare, auf denen Plättchen versteigert werden.',
  'carcassonne.bridges': 'Brücken',
  'carcassonne.bridges.hint':
    'Brücken führen deine Straßen über Wiesen, Städte und andere Straßen. Alle haben 3 davon, zu fünft oder sechst 2.',
  'carcassonne.bridges.piece.NS': 'Brücke von Norden nach Süden',
  'carcassonne.bridges.piece.WE': 'Brücke von Westen nach Osten',
  'carcassonne.bridges.axis.NS': 'von Norden nach Süden',
  'carcassonne.bridges.axis.WE': 'von Westen nach Osten',
  'carcassonne.bridges.left': { one: 'noch {count} Brücke', other: 'noch {count} Brücken' },
  'carcassonne.bridges.left.none': 'keine Brücke mehr',
  'carcassonne.bridges.choice': 'Brücke bei {cell}',
  'carcassonne.bridges.commit': 'Brücke bauen',
  'carcassonne.bridges.needed': { one: 'davon {count} mit Brücke', other: 'davon {count} mit Brücke' },
  'carcassonne.bridges.needed.all': 'nur mit Brücke',
  'carcassonne.bridges.builds': {
    one: 'Mit deiner letzten Brücke, {axis}',
    other: 'Mit einer deiner {count} Brücken, {axis}',
  },
  'carcassonne.bridges.builds.beside': {
    one: 'Mit deiner letzten Brücke, auf dem Plättchen bei {cell}, {axis}',
    other: 'Mit einer deiner {count} Brücken, auf dem Plättchen bei {cell}, {axis}',
  },
  'carcassonne.bridges.commit.place': 'Mit Brücke legen',
  'carcassonne.bridges.pass': 'Plättchen beiseitelegen',
  'carcassonne.bridges.pass.hint': 'keine Brücke bauen und ein anderes Plättchen ziehen',
  'carcassonne.bridges.built': '{player} baut eine Brücke bei {cell}, {axis}.',
  'carcassonne.bridges.declined': '{player} baut keine Brücke, legt das Plättchen beiseite und zieht ein neues.',
  'carcassonne.bridges.follower': 'Wegelagerer auf die Brücke',
  'carcassonne.bridges.placed': 'Wegelagerer von {player} auf der Brücke',
  'carcassonne.bridges.deployed': '{player} setzt einen Wegelagerer auf die Brücke.',
  'error.bridge-impossible':
    'Dort passt keine Brücke: Beide Enden stehen auf Wiesen, alle Seiten müssen passen, und je Zug entsteht höchstens eine.',
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
};
