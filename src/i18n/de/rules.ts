import type { book as enBook, castleRules as enCastle } from '../en/rules.ts';
import type { Translation } from '../message.ts';

/** The book of the rules: what all games share. */
export const book: Translation<typeof enBook> = {
  'rules.contents': 'Inhalt',
  'rules.print': 'Drucken',
  'rules.right': 'Richtig',
  'rules.wrong': 'Nicht erlaubt',
  'rules.seen': { one: 'Bild mit {count} Plättchen', other: 'Bild mit {count} Plättchen' },
  'book.title.goal': 'Das Ziel',
  'book.title.turn': 'Dein Zug',
  'book.title.place': 'Plättchen legen',
  'book.title.deploy': 'Gefolgsleute einsetzen',
  'book.title.score': 'Abgeschlossenes werten',
  'book.title.tokens': 'Zählleiste und Marken',
  'book.title.end': 'Das Spielende',
  'book.turn':
    'Ziehe zuerst ein Plättchen und lege es an. Dann darfst du einen Gefolgsmann darauf einsetzen. Zuletzt wird alles gewertet, was dein Plättchen abgeschlossen hat. Danach ist der Nächste dran.',
  'book.place.aside': 'Passt ein Plättchen nirgends, legst du es beiseite und ziehst ein neues.',
  'book.deploy.supply':
    'Du hast 6 Gefolgsleute; ein siebter zählt deine Punkte. Hast du keinen mehr übrig, musst du warten, bis einer heimkehrt.',
  'book.complete.who':
    'Die Punkte bekommt, wer dort mehr Gefolgsleute hat. Bei Gleichstand bekommt sie niemand. So oder so kehren alle Gefolgsleute von dort heim.',
  'book.complete.order':
    'Schließt dein Plättchen mehreres ab, wertest du zuerst, was dir Punkte bringt, dann, was deinem Gegner Punkte bringt. Innerhalb beider Gruppen wählst du die Reihenfolge.',
  'book.tokens':
    'Für jede Wertung zieht deine Zählfigur einzeln auf der Mauer weiter. Bleibt sie auf einem der beiden Felder eines Eckturms stehen, bekommst du die Marke dort – auch im Zug deines Gegners.',
  'book.tokens.stop': 'Die Zählfigur hält am Eckturm: Die Marke gehört dir.',
  'book.tokens.limits':
    'Wer nur vorbeizieht, bekommt nichts, und am Turm 0/1 liegt keine Marke. Eine Marke verdoppelt nie die Wertung, die sie gebracht hat. Eingesetzt wird nur im eigenen Zug, und zwar beliebig viele; was eingesetzt ist, kommt aus dem Spiel.',
  'book.tokens.same-turn': 'In dieser Partie darfst du eine Marke schon in dem Zug einsetzen, in dem du sie bekommst.',
  'book.tokens.next-turn': 'In dieser Partie darfst du eine Marke erst ab deinem nächsten Zug einsetzen.',
  'book.tokens.list': 'Die neun Marken, je zwei Stück',
  'book.tokens.yours': 'Ein Gebiet gehört dir, wenn du darin mehr Gefolgsleute hast als dein Gegner.',
  'book.end':
    'Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wurde. Marken, die noch auf der Mauer liegen, kommen aus dem Spiel. Dann folgt die Schlusswertung. Wer mehr Punkte hat, gewinnt; bei Gleichstand gewinnen beide.',
};

export const castleRules: Translation<typeof enCastle> = {
  'rule.goal':
    'Zu zweit baut ihr eine Burg in ihrer Ringmauer. Wege, Häuser und Türme bringen Punkte, sobald sie abgeschlossen sind, Höfe am Spielende. Wer mehr Punkte hat, gewinnt.',
  'rule.goal.board':
    'Das Innere der Burg und die sieben Startfelder neben den markierten Plätzen. Auf der Mauer verläuft die Zählleiste.',
  'rule.need': 'Im Spiel sind 60 Plättchen. Jeder hat in seiner Farbe Gefolgsleute, eine Zählfigur und einen Palas.',
  'rule.place':
    'Lege das Plättchen an ein anderes oder an ein Startfeld. Weg muss immer an Weg liegen. Haus, Turm und Hof dürfen aneinandergrenzen. An der bloßen Mauer darf alles liegen.',
  'rule.place.right': 'Der Weg führt vom Startfeld weiter.',
  'rule.place.free': 'Ein Haus darf neben einem Hof liegen.',
  'rule.place.wrong': 'Ein Weg darf nicht an einen Hof stoßen.',
  'rule.place.alone': 'Über Eck genügt nicht: Eine Seite muss anliegen.',
  'rule.deploy':
    'Auf das eben gelegte Plättchen darfst du einen Gefolgsmann setzen, wenn auf diesem Weg oder in diesem Gebäude oder Hof noch niemand ist. Auf Startfelder wird niemand gesetzt.',
  'rule.deploy.kinds':
    'Ein Herold steht auf dem Weg, ein Knappe im Haus, ein Ritter im Turm. Ein Händler liegt im Hof.',
  'rule.deploy.taken': 'Auf diesem Weg steht schon ein Herold, ein zweiter darf nicht dazu.',
  'rule.complete':
    'Ein Weg, Haus oder Turm ist abgeschlossen, wenn keine Seite davon an ein leeres Feld grenzt. Ein Startfeld zählt als eines der Plättchen.',
  'rule.complete.tie':
    'Das letzte Plättchen verbindet zwei Türme. Mit je einem Ritter bekommt niemand Punkte. Mit einem Ritter mehr hättest du den ganzen Turm übernommen.',
  'rule.path': 'Ein Weg bringt 1 Punkt je Plättchen.',
  'rule.path.plain': 'Zwei Plättchen und das Startfeld.',
  'rule.path.double': 'Mit Brunnen: 2 Punkte je Plättchen, egal wie viele Brunnen.',
  'rule.path.end': 'An einem Platz enden alle Wege, die ihn erreichen.',
  'rule.house':
    'Ein Haus bringt 1 Punkt je Plättchen. Auf dem größten Haus, das dir Punkte gebracht hat, steht dein Palas; nur in ein größeres zieht er um.',
  'rule.house.keep': 'Der Knappe punktet, und der Palas zieht ein.',
  'rule.tower': 'Ein Turm bringt 2 Punkte je Plättchen.',
  'rule.tower.plain': 'Zwei Plättchen und das Startfeld.',
  'rule.court':
    'Ein Hof wird nie abgeschlossen: Seine Händler bleiben bis zum Spielende. Dann bekommt, wer dort mehr Händler hat, 3 Punkte je Markt. Bei Gleichstand bekommt sie niemand.',
  'rule.court.end': 'Drei Märkte, einer davon auf dem Startfeld.',
  'rule.keep':
    'Am Spielende vergleicht ihr die Palasse: Der größere bringt 1 Punkt für jedes Feld der größten leeren Fläche. Sind sie gleich groß oder gibt es keinen, bekommt niemand Punkte.',
  'rule.keep.race':
    'Markiert ist die größte leere Fläche. Zu ihr gehören Felder, die mit einer Seite aneinanderliegen.',
  'rule.end.final': 'Die Schlusswertung: der größere Palas, dann die Höfe, dann die Marken.',
  'rule.end.unfinished':
    'Unvollendete Wege, Häuser und Türme bringen nichts, es sei denn durch eine Marke. Das ist der größte Unterschied zu Carcassonne.',
};

export const zamekRules: Translation<typeof enCastle> = {
  'rule.goal':
    'Zwei Familien bauen ein Dorf in der Ringmauer. Straßen, Häuser und Ställe bringen Punkte, sobald sie abgeschlossen sind, Wiesen am Spielende. Wer mehr Punkte hat, gewinnt.',
  'rule.goal.board':
    'Das Innere der Burg und die sieben Startfelder neben den markierten Plätzen. Auf der Mauer verläuft die Zählleiste.',
  'rule.need': 'Im Spiel sind 60 Plättchen. Jeder hat in seiner Farbe Gefolgsleute, eine Zählfigur und ein Stammhaus.',
  'rule.place':
    'Lege das Plättchen an ein anderes oder an ein Startfeld. Straße muss immer an Straße liegen. Haus, Stall und Wiese dürfen aneinandergrenzen. An der bloßen Mauer darf alles liegen.',
  'rule.place.right': 'Die Straße führt vom Startfeld weiter.',
  'rule.place.free': 'Ein Haus darf neben einer Wiese liegen.',
  'rule.place.wrong': 'Eine Straße darf nicht an eine Wiese stoßen.',
  'rule.place.alone': 'Über Eck genügt nicht: Eine Seite muss anliegen.',
  'rule.deploy':
    'Auf das eben gelegte Plättchen darfst du einen Gefolgsmann setzen, wenn auf dieser Straße oder Wiese, in diesem Haus oder Stall noch niemand ist. Auf Startfelder wird niemand gesetzt.',
  'rule.deploy.kinds':
    'Ein Herold steht auf der Straße, ein Knappe im Haus, ein Bauer im Stall. Ein Mönch liegt auf der Wiese.',
  'rule.deploy.taken': 'Auf dieser Straße steht schon ein Herold, ein zweiter darf nicht dazu.',
  'rule.complete':
    'Eine Straße, ein Haus oder ein Stall ist abgeschlossen, wenn keine Seite davon an ein leeres Feld grenzt. Ein Startfeld zählt als eines der Plättchen.',
  'rule.complete.tie':
    'Das letzte Plättchen verbindet zwei Ställe. Mit je einem Bauern bekommt niemand Punkte. Mit einem Bauern mehr hättest du den ganzen Stall übernommen.',
  'rule.path': 'Eine Straße bringt 1 Punkt je Plättchen.',
  'rule.path.plain': 'Zwei Plättchen und das Startfeld.',
  'rule.path.double': 'Mit Pranger: 2 Punkte je Plättchen, egal wie viele Pranger.',
  'rule.path.end': 'An einem Brunnen enden alle Straßen, die ihn erreichen.',
  'rule.house':
    'Ein Haus bringt 1 Punkt je Plättchen. Das größte Haus, das dir Punkte gebracht hat, wird dein Stammhaus; nur ein größeres löst es ab.',
  'rule.house.keep': 'Der Knappe punktet, und das Haus wird zum Stammhaus.',
  'rule.tower': 'Ein Stall bringt 2 Punkte je Plättchen.',
  'rule.tower.plain': 'Zwei Plättchen und das Startfeld.',
  'rule.court':
    'Eine Wiese wird nie abgeschlossen: Ihre Mönche bleiben bis zum Spielende. Dann bekommt, wer dort mehr Mönche hat, 3 Punkte je Bildstock. Bei Gleichstand bekommt sie niemand.',
  'rule.court.end': 'Drei Bildstöcke, einer davon auf dem Startfeld.',
  'rule.keep':
    'Am Spielende vergleicht ihr die Stammhäuser: Das größere bringt 1 Punkt für jedes Feld der größten leeren Fläche. Sind sie gleich groß oder gibt es keines, bekommt niemand Punkte.',
  'rule.keep.race':
    'Markiert ist die größte leere Fläche. Zu ihr gehören Felder, die mit einer Seite aneinanderliegen.',
  'rule.end.final': 'Die Schlusswertung: die Wiesen, dann das größere Stammhaus, dann die Marken.',
  'rule.end.unfinished':
    'Unvollendete Straßen, Häuser und Ställe bringen nichts, es sei denn durch eine Marke. Das ist der größte Unterschied zu Carcassonne.',
};
