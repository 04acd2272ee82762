import type { bridgesCastlesRules as en } from '../en/bridgesCastlesRules.ts';
import type { Translation } from '../message.ts';

/** Book and lessons: bridges, castles and bazaars. */
export const bridgesCastlesRules: Translation<typeof en> = {
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
  'carcassonne.book.bazaars.title': 'Basare',
  'carcassonne.book.bazaars':
    'Hast du ein Plättchen mit Basar gelegt und ist alles gewertet, ziehst du für jede Person ein Plättchen und deckst es auf. Der Stapel muss mindestens so viele Plättchen haben.',
  'carcassonne.book.bazaars.auction':
    'Eine Person hat den Basar gelegt. Die andere wählt zuerst ein Plättchen, wird mit 3 Punkten überboten und kauft: Diese 3 Punkte zahlt sie der ersten.',
  'carcassonne.book.bazaars.trade':
    'Wer links von dir sitzt, wählt ein Plättchen und bietet dafür 0 Punkte oder mehr. Die anderen ohne Plättchen bieten je einmal mehr oder passen. Dann entscheidet, wer das Plättchen gewählt hat: es kaufen und dem Höchstbietenden dessen Gebot zahlen, oder es ihm dafür verkaufen. Hat niemand mehr geboten, zahlt man das eigene Gebot, aber an niemanden. Danach wählt, wer als Nächstes ohne Plättchen ist; das letzte ist umsonst. Punkte können unter 0 fallen.',
  'carcassonne.book.bazaars.turns':
    'Danach legen alle, links von dir beginnend, ihr Plättchen im eigenen Zug, statt zu ziehen.',
  'carcassonne.book.bazaars.choose':
    'In dieser Partie wird nicht versteigert: Reihum, links von dir beginnend, nehmen alle ein Plättchen und legen es, statt zu ziehen.',
  'carcassonne.book.bazaars.none': 'Ein Plättchen vom Basar eröffnet keinen weiteren Basar.',
  'carcassonne.lesson.span.name': 'Eine Brücke',
  'carcassonne.lesson.span.1':
    'Dein Wegelagerer ist auf der Straße bei (0, 0), und dein Plättchen hat keine Straße. Lege es trotzdem auf (-1, 0): Eine Brücke führt die Straße darüber.',
  'carcassonne.lesson.span.1.wrong': 'Bei (-1, 0) ist keine Brücke. Lege das Plättchen dort an.',
  'carcassonne.lesson.span.1.done': 'Die Brücke führt deine Straße über das Kloster. Du hast noch 2 Brücken.',
  'carcassonne.lesson.span.2': 'Schließe jetzt die Straße mit dem Plättchen auf (-2, 0) ab.',
  'carcassonne.lesson.span.2.wrong':
    'Die Straße ist noch unvollendet. Lege das Plättchen auf (-2, 0), mit der Straße nach Osten.',
  'carcassonne.lesson.span.2.done': 'Vier Plättchen, eines davon durch seine Brücke: 4 Punkte.',
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
  'carcassonne.lesson.hammer.name': 'Eine Versteigerung',
  'carcassonne.lesson.hammer.1':
    'Deine Gegnerin hat einen Basar gelegt, also wählst du zuerst ein Plättchen. Das Kloster mit Straße könnte deine Straße beenden: Wähle es und biete 1 Punkt.',
  'carcassonne.lesson.hammer.1.wrong': 'Das ist ein anderes Plättchen. Wähle das Kloster mit Straße.',
  'carcassonne.lesson.hammer.1.done': 'Alle anderen ohne Plättchen dürfen je einmal mehr bieten.',
  'carcassonne.lesson.hammer.2':
    'Deine Gegnerin bietet 2 Punkte. Kaufe das Plättchen: Diese 2 Punkte zahlst du ihr. Du könntest es ihr auch für 2 Punkte verkaufen.',
  'carcassonne.lesson.hammer.2.wrong': 'Jetzt hat deine Gegnerin das Plättchen. Kaufe es diesmal.',
  'carcassonne.lesson.hammer.2.done':
    'Das Plättchen gehört dir, das letzte bekommt deine Gegnerin umsonst. Du legst zuerst, denn es war ihr Basar.',
};
