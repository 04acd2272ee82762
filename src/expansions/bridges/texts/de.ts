import type { Translation } from '../../../i18n/message.ts';
import type { bridges as en } from './en.ts';

export const bridges: Translation<typeof en> = {
  'carcassonne.reason.spans': 'führt eine Straße über eine Brücke',
  'carcassonne.reason.declines': 'spart die Brücke für ein besseres Plättchen auf',
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
  'carcassonne.book.bridges.title': 'Brücken',
  'carcassonne.book.bridges':
    'Alle haben 3 Brücken, zu fünft oder sechst 2. Einmal im Zug darfst du eine bauen, auf dem gelegten Plättchen oder auf einem daneben. Sie führt eine Straße von einer Seite zur gegenüberliegenden, über alles, was dort ist. Beide Enden stehen auf Wiesen, und eine Straße muss von dort weiterführen können.',
  'carcassonne.book.bridges.over':
    'Die Straße endet an einer Wiese: Das Plättchen darf trotzdem dorthin, wenn mit einer Brücke die Seiten passen. Hier führt die Brücke über ein Kloster, und auf ihr steht ein Wegelagerer.',
  'carcassonne.book.bridges.own':
    'Du kannst eine Brücke auch bauen, bevor du eine Figur setzt. Sie ist eine eigene Straße und gehört nicht zu der unter ihr.',
  'carcassonne.book.bridges.follower':
    'Steht die Brücke auf dem eben gelegten Plättchen, darfst du deine Figur als Wegelagerer auf sie setzen. Ein Plättchen zählt für seine Straße einmal, mit Brücke oder ohne. Brücken bleiben bis zum Ende und teilen weder Wiesen noch Städte.',
  'carcassonne.book.bridges.decline':
    'Passt dein Plättchen nur mit einer Brücke, darfst du es beiseitelegen und ein neues ziehen.',
  'carcassonne.lesson.span.name': 'Eine Brücke',
  'carcassonne.lesson.span.1':
    'Dein Wegelagerer ist auf der Straße bei (0, 0), und dein Plättchen hat keine Straße. Lege es trotzdem auf (-1, 0): Eine Brücke führt die Straße darüber.',
  'carcassonne.lesson.span.1.wrong': 'Bei (-1, 0) ist keine Brücke. Lege das Plättchen dort an.',
  'carcassonne.lesson.span.1.done': 'Die Brücke führt deine Straße über das Kloster. Du hast noch 2 Brücken.',
  'carcassonne.lesson.span.2': 'Schließe jetzt die Straße mit dem Plättchen auf (-2, 0) ab.',
  'carcassonne.lesson.span.2.wrong':
    'Die Straße ist noch unvollendet. Lege das Plättchen auf (-2, 0), mit der Straße nach Osten.',
  'carcassonne.lesson.span.2.done': 'Vier Plättchen, eines davon durch seine Brücke: 4 Punkte.',
};
