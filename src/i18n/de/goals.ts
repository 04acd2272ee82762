import type { castleGoals as enCastle, goals as en } from '../en/goals.ts';
import type { Translation } from '../message.ts';

/** Goals and the ladder. */
export const goals: Translation<typeof en> = {
  'archive.goals': 'Ziele',
  'archive.ladder': 'Aufstieg',
  'goals.lead':
    'Was sich in einer Partie gegen den Computer oder mit Freunden zu versuchen lohnt. Auch Partien, die du schon beendet hast, zählen.',
  'goals.every': 'In jedem Spiel',
  'goals.count': '{reached} von {all} erreicht',
  'goals.busy': 'Deine Partien werden durchgesehen …',
  'goals.reached': 'Erreicht',
  'goals.new.one': 'Ziel erreicht: {goal}',
  'goals.new': { one: '{count} Ziel erreicht', other: '{count} Ziele erreicht' },
  'ladder.new': 'Aufstieg: {step}',
  'ladder.lead':
    'Schlage einen Gegner nach dem anderen, in einer Partie zu zweit. Jeder Sieg zählt, mit oder ohne Erweiterungen; Tipps und Rückgängig sind erlaubt, solange eine Stufe nichts anderes verlangt.',
  'ladder.levels': 'Spielstärken',
  'ladder.handicaps': 'Schwerere Partien gegen den Regenten',
  'ladder.second': 'Der Regent beginnt',
  'ladder.second.hint': 'Das erste Plättchen und die erste Wahl gehören nicht dir: Du kannst nur antworten.',
  'ladder.unaided': 'Ohne Hilfen',
  'ladder.unaided.hint':
    'Keine Tipps, keine Hochrechnung, keine Liste der Plättchen: Du siehst selbst, was möglich ist.',
  'ladder.both': 'Zwei Regenten auf einmal',
  'ladder.both.hint': 'Eine Partie zu dritt. Beide spielen für sich, und keiner schont dich.',
  'ladder.ahead': { one: 'Mit {count} Punkt Vorsprung', other: 'Mit {count} Punkten Vorsprung' },
  'ladder.ahead.hint': 'Gewinne mit mindestens diesem Vorsprung. Ein knapper Sieg zählt hier nicht.',
  'ladder.wins': { one: '{count} Sieg', other: '{count} Siege' },
  'ladder.next': 'Nächster Gegner',
  'ladder.play': 'Spielen',
  'ladder.play.of': 'Spielen: {step}',
  'goal.win': 'Der erste Sieg',
  'goal.win.how':
    'Gewinne eine Partie. Viele entscheiden sich erst in der Schlusswertung: Behalte im Auge, welche Punkte noch kommen.',
  'goal.at-once': 'Hin und zurück',
  'goal.at-once.how':
    'Setze eine Figur auf etwas, das dein Plättchen abschließt. Die Punkte gibt es sofort, und die Figur kehrt gleich heim.',
  'goal.two-features': 'Zwei auf einen Streich',
  'goal.two-features.how':
    'Schließe mit einem Plättchen zweierlei ab, und hole für beides die Punkte. Achte auf Felder, an denen zwei deiner Bauten zusammenkommen.',
  'goal.guest': 'Fremde Hilfe',
  'goal.guest.how':
    'Hole Punkte im Zug eines Gegners. Wenn das Plättchen, das dir fehlt, auch anderen nützt, legen sie es für dich.',
  'goal.all-home': 'Alle kehren heim',
  'goal.all-home.how':
    'Beende eine Partie, ohne jemanden zu verlieren: Setze mindestens sechs stehende Figuren, und schließe alles ab, worauf sie stehen. Wer festsitzt, fehlt dir bis zum Ende.',
  'goal.ten-home': 'Rein und raus',
  'goal.ten-home.how':
    'Lass deine Figuren in einer Partie zehnmal heimkehren. Kleines ist schnell abgeschlossen, und jede Figur punktet immer wieder.',
  'goal.big-turn': 'Ein großer Zug',
  'goal.big-turn.how':
    'Hole vor der Schlusswertung mindestens 15 Punkte in einem Zug. Bereite ein Feld vor, auf dem ein Plättchen mehreres abschließt.',
  'goal.comeback': 'Wer zuletzt lacht',
  'goal.comeback.how':
    'Gewinne, obwohl du vor der Schlusswertung hinten lagst. Späte Punkte sind schwer zu sehen und schwer zu verhindern.',
  'goal.clear-win': 'Klarer Sieg',
  'goal.clear-win.how':
    'Gewinne mit mindestens 20 Punkten Vorsprung. Wenn du führst, nimm kleine sichere Punkte und lass den anderen nichts Großes.',
  'goal.unaided': 'Mit eigenen Augen',
  'goal.unaided.how':
    'Gewinne eine Partie, in der niemand Hilfen hat: keine Tipps, keine Hochrechnung, keine Liste der Plättchen. Das zeigt, wie gut du das Brett liest.',
  'carcassonne.goal.road': 'Die lange Straße',
  'carcassonne.goal.road.how':
    'Schließe eine Straße aus mindestens 6 Plättchen ab. Straßen ziehen sich durch das halbe Land, und kaum jemand hält sie auf.',
  'carcassonne.goal.monastery': 'Ringsum',
  'carcassonne.goal.monastery.how':
    'Schließe ein Kloster für 9 Punkte ab. Baue rundherum auch alles andere: Dann hilft jedes Plättchen doppelt.',
  'carcassonne.goal.city': 'Eine stolze Stadt',
  'carcassonne.goal.city.how':
    'Hole mit einer abgeschlossenen Stadt mindestens 16 Punkte. Lass nur wenige Seiten offen, sonst schließt sie nie jemand.',
  'carcassonne.goal.arms': 'Zwei Schilde',
  'carcassonne.goal.arms.how':
    'Schließe eine Stadt mit mindestens zwei Wappen ab. Jedes zählt so viel wie ein weiteres Plättchen.',
  'carcassonne.goal.city-shared': 'In guter Gesellschaft',
  'carcassonne.goal.city-shared.how':
    'Teile dir eine abgeschlossene Stadt, die mindestens 8 Punkte bringt. Mit gleich vielen Gefolgsleuten bekommst auch du alle Punkte.',
  'carcassonne.goal.city-turned': 'Eine Stadt gekippt',
  'carcassonne.goal.city-turned.how':
    'Werte eine Stadt allein, obwohl ein Gegner darin steht. Bring von nebenan einen zweiten Gefolgsmann hinein: Die Mehrheit bekommt alles.',
  'carcassonne.goal.field': 'Reiche Ernte',
  'carcassonne.goal.field.how':
    'Hole mit einer Wiese mindestens 12 Punkte. Jede abgeschlossene Stadt, die sie berührt, bringt 3, egal wer sie gebaut hat.',
  'carcassonne.goal.field-turned': 'Die besseren Bauern',
  'carcassonne.goal.field-turned.how':
    'Werte eine Wiese allein, obwohl ein Gegner dort einen Bauern hat. Verbinde sie erst spät mit deinem zweiten Bauern, wenn niemand mehr antworten kann.',
  'carcassonne.goal.late-farmer': 'Der späte Bauer',
  'carcassonne.goal.late-farmer.how':
    'Hole Punkte mit einem Bauern, den du in den letzten zehn Zügen gesetzt hast. Gefolgsleute im Vorrat bringen am Ende nichts.',
  'carcassonne.goal.hundred': 'Hundert',
  'carcassonne.goal.hundred.how':
    'Hole in einer Partie mindestens 100 Punkte. Halte deine Gefolgsleute beschäftigt, und hebe dir für das Ende ein paar Bauern auf.',
  'carcassonne.goal.table': 'Herr der Runde',
  'carcassonne.goal.table.how':
    'Gewinne eine Partie mit mindestens vier Spielern. Teile mit einem Gegner und lass die anderen hinter dir.',
};

/** Goals in the terms of The Castle. */
export const castleGoals: Readonly<Record<keyof typeof enCastle, string>> = {
  'goal.path': 'Am Brunnen',
  'goal.path.how':
    'Hole mit einem Weg mit Brunnen mindestens 10 Punkte. Der Brunnen verdoppelt jedes Plättchen, wie lang der Weg auch wird.',
  'goal.tower': 'Ein hoher Turm',
  'goal.tower.how':
    'Schließe einen Turm aus mindestens 4 Plättchen ab. Jedes bringt 2 Punkte: In dieser Größe bringt nichts mehr ein.',
  'goal.house': 'Ein großes Haus',
  'goal.house.how':
    'Schließe ein Haus aus mindestens 5 Plättchen ab. Es trägt deinen Palas, und der größere Palas bekommt am Ende die leere Fläche.',
  'goal.courts': 'Markttag',
  'goal.courts.how':
    'Hole mit einem Hof mindestens 12 Punkte. Ein Händler bleibt dort bis zum Ende: Setze ihn früh, und nur wo Märkte sind.',
  'goal.empty': 'Platz zum Atmen',
  'goal.empty.how':
    'Werte eine leere Fläche von mindestens 10 Feldern. Mit dem größeren Palas lässt du Felder frei, mit dem kleineren füllst du sie.',
  'goal.majority': 'Zwei gegen einen',
  'goal.majority.how':
    'Hole die Punkte allein, wo auch dein Gegner eine Figur hat. Verbinde zwei Bauten mit je einer deiner Figuren: Die Mehrheit bekommt alles.',
  'goal.tie': 'Niemand punktet',
  'goal.tie.how':
    'Schließe etwas ab, worauf ihr beide gleich viele Figuren habt. Bei Gleichstand punktet niemand: eine gute Antwort, wenn dein Gegner groß baut.',
  'goal.tokens': 'Von Ecke zu Ecke',
  'goal.tokens.how':
    'Nimm in einer Partie mindestens 4 Marken. Zähle vorher ab: Deine Zählfigur muss auf einem Eckturm stehen bleiben, nicht vorbeiziehen.',
  'goal.doubled': 'Doppelt gezählt',
  'goal.doubled.how': 'Verdopple ein Haus oder einen Turm mit einer Marke. Hebe sie für etwas Großes auf.',
  'goal.extra-turn': 'Gleich noch einmal',
  'goal.extra-turn.how':
    'Spiele mit einer Marke einen weiteren Zug. Am meisten bringt er, wenn du mit dem ersten Plättchen etwas offen lässt, das das nächste abschließen kann.',
  'goal.rescued': 'Gerade noch gerettet',
  'goal.rescued.how':
    'Werte am Ende mit einer Marke einen unvollendeten Weg oder Turm oder ein unvollendetes Haus. Mit so einer Marke kannst du größer bauen, als sicher wäre.',
};

/** Goals in the terms of Zamek. */
export const zamekGoals: typeof castleGoals = {
  'goal.path': 'Am Pranger vorbei',
  'goal.path.how':
    'Hole mit einer Straße mit Pranger mindestens 10 Punkte. Der Pranger verdoppelt jedes Plättchen, wie lang die Straße auch wird.',
  'goal.tower': 'Ein großer Stall',
  'goal.tower.how':
    'Schließe einen Stall aus mindestens 4 Plättchen ab. Jedes bringt 2 Punkte: In dieser Größe bringt nichts mehr ein.',
  'goal.house': 'Ein großes Haus',
  'goal.house.how':
    'Schließe ein Haus aus mindestens 5 Plättchen ab. Es wird dein Stammhaus, und das größere bekommt am Ende die leere Fläche.',
  'goal.courts': 'Die Wiese des Mönchs',
  'goal.courts.how':
    'Hole mit einer Wiese mindestens 12 Punkte. Ein Mönch bleibt dort bis zum Ende: Setze ihn früh, und nur wo Bildstöcke sind.',
  'goal.empty': 'Platz zum Atmen',
  'goal.empty.how':
    'Werte eine leere Fläche von mindestens 10 Feldern. Mit dem größeren Stammhaus lässt du Felder frei, mit dem kleineren füllst du sie.',
  'goal.majority': 'Zwei gegen einen',
  'goal.majority.how':
    'Hole die Punkte allein, wo auch dein Gegner eine Figur hat. Verbinde zwei Bauten mit je einer deiner Figuren: Die Mehrheit bekommt alles.',
  'goal.tie': 'Niemand punktet',
  'goal.tie.how':
    'Schließe etwas ab, worauf ihr beide gleich viele Figuren habt. Bei Gleichstand punktet niemand: eine gute Antwort, wenn dein Gegner groß baut.',
  'goal.tokens': 'Von Ecke zu Ecke',
  'goal.tokens.how':
    'Nimm in einer Partie mindestens 4 Marken. Zähle vorher ab: Deine Zählfigur muss auf einer Ecke stehen bleiben, nicht vorbeiziehen.',
  'goal.doubled': 'Doppelt gezählt',
  'goal.doubled.how': 'Verdopple ein Haus oder einen Stall mit einer Marke. Hebe sie für etwas Großes auf.',
  'goal.extra-turn': 'Gleich noch einmal',
  'goal.extra-turn.how':
    'Spiele mit einer Marke einen weiteren Zug. Am meisten bringt er, wenn du mit dem ersten Plättchen etwas offen lässt, das das nächste abschließen kann.',
  'goal.rescued': 'Gerade noch gerettet',
  'goal.rescued.how':
    'Werte am Ende mit einer Marke eine unvollendete Straße, einen Stall oder ein Haus. Mit so einer Marke kannst du größer bauen, als sicher wäre.',
};
