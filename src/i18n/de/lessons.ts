import type { castleLessons as en } from '../en/lessons.ts';
import type { Translation } from '../message.ts';

/** The lessons, in the terms of The Castle. */
export const castleLessons: Translation<typeof en> = {
  'lesson.path.name': 'Der Weg',
  'lesson.path.1':
    'Am Tor bei D1 beginnt ein Weg. Lege dein Plättchen dorthin, sodass der Weg weitergeht: Weg muss immer an Weg liegen.',
  'lesson.path.1.wrong':
    'Dort darf das Plättchen liegen, aber der Weg vom Tor bei D1 wird dadurch nicht länger. Lege es diesmal auf D1.',
  'lesson.path.1.done': 'Tor und Plättchen sind jetzt ein Weg.',
  'lesson.path.2':
    'Setze einen Gefolgsmann auf diesen Weg. Auf einem Weg heißt er Herold, und nur mit ihm zählt der Weg für dich.',
  'lesson.path.2.wrong':
    'Jetzt steht niemand von dir auf dem Weg, er brächte dir also nichts. Wähle den Herold auf dem Weg.',
  'lesson.path.2.done': 'Der Weg gehört dir. Deine Gegnerin spielt anderswo.',
  'lesson.path.3':
    'Mit diesem Plättchen endet der Weg. Lege es auf D2, Weg an Weg, und beende den Zug ohne weiteren Gefolgsmann.',
  'lesson.path.3.wrong':
    'Das ist erlaubt, aber dein Weg bleibt offen und dein Herold muss warten. Schließe den Weg auf D2 ab.',
  'lesson.path.3.done':
    'Keine Seite des Wegs grenzt mehr an ein leeres Feld: Er ist abgeschlossen. Er hat 3 Plättchen, das Tor mitgezählt, und wegen des Brunnens zählt jedes 2: 6 Punkte. Dein Herold kehrt heim.',
  'lesson.house.name': 'Haus und Palas',
  'lesson.house.1':
    'Du hast Knappen in drei Häusern. Schließe das Haus ab, das am Tor bei I4 beginnt: Lege das Plättchen auf H4 und drehe es so, dass sein Haus anschließt.',
  'lesson.house.1.wrong': 'Es geht um das Haus bei I4. Offen ist es nur zu H4 hin, und genau dort schließt du es ab.',
  'lesson.house.1.small':
    'Abgeschlossen, aber dein Plättchen gehört nicht zum Haus; deshalb zählt es nur 2 Plättchen. Drehe es so, dass Haus an Haus liegt.',
  'lesson.house.1.done':
    '3 Plättchen, 3 Punkte. Es ist dein erstes gewertetes Haus: Dein Palas zieht ein und merkt sich die Größe 3.',
  'lesson.house.2': 'Du kannst das Haus bei B4 oder das bei C7 abschließen. Nimm das, mit dem dein Palas größer wird.',
  'lesson.house.2.small':
    'Punkte ja, aber dein Palas bleibt, wo er ist: Er zieht nur in ein Haus mit mehr als 3 Plättchen.',
  'lesson.house.2.wrong':
    'Kein Haus wurde abgeschlossen. Sieh dir B4 und C7 an und zähle, wie viele Plättchen jedes Haus hätte.',
  'lesson.house.2.done':
    '4 Plättchen: Der Palas zieht um. Am Spielende bringt der größere Palas Punkte für die größte leere Fläche, darum ist Größe mehr wert als die Punkte.',
  'lesson.tower.name': 'Der Turm',
  'lesson.tower.1':
    'Bei D9 steht ein Turm in der Mauer. Baue mit deinem Plättchen an ihm weiter und setze einen Ritter hinein.',
  'lesson.tower.1.wrong':
    'Dort geht der Turm in der Mauer nicht weiter. Lege das Plättchen auf D9, mit dem Turm zur Mauer hin.',
  'lesson.tower.1.empty': 'Der Turm ist frei, aber kein Ritter von dir steht darin. Wähle den Ritter im Turm.',
  'lesson.tower.1.done': 'Türme bringen 2 Punkte je Plättchen, das in der Mauer mitgezählt.',
  'lesson.tower.2':
    'Lass den Turm auf D8 wachsen. Achte auf die Seite: Turm an Turm, und abgeschlossen werden darf er noch nicht.',
  'lesson.tower.2.wrong': 'Dort wächst dein Turm nicht. Lege das Plättchen auf D8.',
  'lesson.tower.2.small':
    'Vorsicht: Keine Seite des Turms grenzt mehr an ein leeres Feld. Damit ist er mit 2 Plättchen abgeschlossen und bringt nur 4 Punkte. Drehe das Plättchen.',
  'lesson.tower.2.done': 'Jetzt sind es drei Plättchen, und eine Seite ist noch offen.',
  'lesson.tower.3': 'Dieses Plättchen hat gar keinen Turm. Lege es so, dass dein Turm trotzdem abgeschlossen ist.',
  'lesson.tower.3.wrong': 'Der Turm grenzt noch an das leere Feld D7. Was immer dort liegt, schließt ihn ab.',
  'lesson.tower.3.done':
    'Abgeschlossen: 3 Plättchen zu je 2 Punkten, 6 Punkte. Was hinter einer Seite liegt, ist egal. So kann deine Gegnerin auch deine Türme abschließen, solange sie klein sind.',
  'lesson.court.name': 'Hof und Händler',
  'lesson.court.1':
    'Höfe werden nie abgeschlossen; sie zählen am Spielende, 3 Punkte je Markt. Schließe an den Markt am Tor bei I7 an und lege dort einen Händler hin.',
  'lesson.court.1.wrong': 'Dieser Hof hat nur einen Markt. Auf I7 liegen beide Märkte in einem Hof.',
  'lesson.court.1.empty':
    'In diesem Hof liegt noch kein Händler von dir, er zählt also für niemanden. Setze den Händler.',
  'lesson.court.1.done':
    'Zwei Märkte in deinem Hof. Der Händler bleibt bis zum Spielende liegen: Setze Händler mit Bedacht ein.',
  'lesson.court.2': 'Dieses Plättchen hat an einer Seite einen Hof mit Markt. Verbinde ihn mit deinem Hof.',
  'lesson.court.2.wrong':
    'Dieser Markt liegt in einem anderen Hof. Drehe den Hof des Plättchens zu deinem hin, neben I7.',
  'lesson.court.2.done': 'Drei Märkte. Jetzt wird das letzte Plättchen dieser kurzen Partie gelegt.',
  'lesson.court.3':
    'Die Partie ist zu Ende, und erst jetzt zählen Höfe: 3 Märkte zu je 3 Punkten bringen dir 9. Wer mehr Händler in einem Hof hat, bekommt dessen Punkte; bei Gleichstand niemand.',
  'lesson.join.name': 'Gebiete verbinden',
  'lesson.join.1':
    'Im Turm bei A4 steht der Ritter deiner Gegnerin. In ein besetztes Gebiet darfst du niemanden setzen, aber du kannst daneben beginnen und dich anschließen.',
  'lesson.join.2':
    'Beginne neben der Lücke B4 einen Turm: auf B3 oder B5, mit dem Turm zu B4 hin. Setze dann einen Ritter hinein.',
  'lesson.join.2.taken':
    'Damit ist die Lücke selbst gefüllt: zu früh, verbunden wird zuletzt. Beginne daneben, auf B3 oder B5.',
  'lesson.join.2.wrong':
    'Von dort trifft dein Turm die Lücke B4 nicht. Lege das Plättchen auf B3 oder B5 und drehe den Turm zu B4.',
  'lesson.join.2.empty': 'Ohne Ritter zählt der neue Turm nicht für dich. Setze den Ritter hinein.',
  'lesson.join.2.done':
    'Die Türme sind noch nicht verbunden, darum war deiner frei. Ein Ritter gegen einen wäre Gleichstand: Du brauchst einen zweiten.',
  'lesson.join.3': 'Mache auf der anderen Seite der Lücke dasselbe.',
  'lesson.join.3.done': 'Zwei deiner Türme grenzen an die Lücke und einer deiner Gegnerin.',
  'lesson.join.4': 'Verbinde jetzt alle drei Türme mit dem Plättchen auf B4.',
  'lesson.join.4.wrong': 'Die drei Türme treffen sich nur in der Lücke B4. Lege das Plättchen dorthin.',
  'lesson.join.4.apart':
    'Ein Turm blieb außen vor, oder der neue ist noch offen. Das Plättchen hat drei Turmseiten: für jeden eine.',
  'lesson.join.4.done':
    'Ein Turm mit 5 Plättchen, zwei Ritter gegen einen: 10 Punkte für dich, keiner für die Gegnerin. Sieh immer nach, wo sich andere anschließen könnten.',
  'lesson.token.name': 'Marken auf der Mauer',
  'lesson.token.1':
    'Deine Zählfigur steht auf 8, bei 12 und 13 liegt eine Marke. Hole genau so viele Punkte, dass deine Figur dort landet: Zähle, bevor du legst.',
  'lesson.token.1.wrong':
    'Nichts wurde gewertet, also ist deine Figur nicht gezogen. Welches Gebiet des Plättchens wäre sofort abgeschlossen, mit einem Gefolgsmann darin?',
  'lesson.token.1.short': 'Deine Figur ist gezogen, aber nicht bis 12. Ein Turm bringt 2 je Plättchen.',
  'lesson.token.1.far':
    'Eine schöne Wertung, aber deine Figur ist an der Ecke vorbeigezogen, und im Vorbeiziehen gibt es nichts. Ein kleinerer Turm trifft sie: 4 oder 5 Punkte.',
  'lesson.token.1.done':
    '4 Punkte: Deine Figur landet auf 12, und die Marke gehört dir. Sie verdoppelt einen Turm, den du wertest. Einsetzen darfst du eine Marke schon in diesem Zug, wenn ihr Moment noch kommt.',
  'lesson.token.2':
    'Schließe deinen Turm auf D7 ab. Bei der Wertung wirst du gefragt: Setze die Marke ein und lass ihn doppelt zählen.',
  'lesson.token.2.wrong': 'Kein Turm wurde gewertet, also gab es nichts zu verdoppeln. Schließe den Turm auf D7 ab.',
  'lesson.token.2.single':
    'Der Turm wurde ohne die Marke gewertet. Wähle die Zeile mit der Marke, wenn du gefragt wirst.',
  'lesson.token.2.done':
    'Verdoppelt! Es gibt neun Arten von Marken; tippe auf deiner Karte eine an, um zu lesen, was sie kann.',
  'lesson.empty.name': 'Die größte leere Fläche',
  'lesson.empty.1':
    'Das letzte Plättchen einer Partie. Dein Palas ist größer als der deiner Gegnerin, also bekommst du die größte Gruppe leerer Felder: im Moment 10.',
  'lesson.empty.2': 'Lege das letzte Plättchen so, dass keiner dieser 10 Punkte verloren geht, und beende deinen Zug.',
  'lesson.empty.2.wrong':
    'Das Plättchen liegt in der größten Fläche und macht sie kleiner oder teilt sie. Lege es woandershin.',
  'lesson.empty.2.done':
    'Der größere Palas bringt dir alle 10 Punkte. Ist deiner der kleinere, mache das Gegenteil: Fülle und teile die leere Fläche. Jetzt kennst du das Spiel!',
};

/** The texts that differ in Zamek. */
export const zamekLessons: Translation<typeof en> = {
  ...castleLessons,
  'lesson.path.name': 'Die Straße',
  'lesson.path.1':
    'Am Tor bei D1 beginnt eine Straße. Lege dein Plättchen dorthin, sodass die Straße weitergeht: Straße muss immer an Straße liegen.',
  'lesson.path.1.wrong':
    'Dort darf das Plättchen liegen, aber die Straße vom Tor bei D1 wird dadurch nicht länger. Lege es diesmal auf D1.',
  'lesson.path.1.done': 'Tor und Plättchen sind jetzt eine Straße.',
  'lesson.path.2':
    'Setze einen Gefolgsmann auf diese Straße. Auf einer Straße heißt er Herold, und nur mit ihm zählt sie für dich.',
  'lesson.path.2.wrong':
    'Jetzt steht niemand von dir auf der Straße, sie brächte dir also nichts. Wähle den Herold auf der Straße.',
  'lesson.path.2.done': 'Die Straße gehört dir. Deine Gegnerin spielt anderswo.',
  'lesson.path.3':
    'Mit diesem Plättchen endet die Straße. Lege es auf D2, Straße an Straße, und beende den Zug ohne weiteren Gefolgsmann.',
  'lesson.path.3.wrong':
    'Das ist erlaubt, aber deine Straße bleibt offen und dein Herold muss warten. Schließe die Straße auf D2 ab.',
  'lesson.path.3.done':
    'Keine Seite der Straße grenzt mehr an ein leeres Feld: Sie ist abgeschlossen. Sie hat 3 Plättchen, das Tor mitgezählt, und wegen des Prangers zählt jedes 2: 6 Punkte. Dein Herold kehrt heim.',
  'lesson.house.name': 'Haus und Stammhaus',
  'lesson.house.1.done':
    '3 Plättchen, 3 Punkte. Es ist dein erstes gewertetes Haus und wird dein Stammhaus, mit der Größe 3.',
  'lesson.house.2':
    'Du kannst das Haus bei B4 oder das bei C7 abschließen. Nimm das, mit dem dein Stammhaus größer wird.',
  'lesson.house.2.small':
    'Punkte ja, aber dein Stammhaus bleibt, wo es ist: Deine Familie zieht nur in ein Haus mit mehr als 3 Plättchen.',
  'lesson.house.2.done':
    '4 Plättchen: Deine Familie zieht um. Am Spielende bringt das größere Stammhaus Punkte für die größte leere Fläche, darum ist Größe mehr wert als die Punkte.',
  'lesson.tower.name': 'Der Stall',
  'lesson.tower.1':
    'Bei D9 steht ein Stall an der Mauer. Baue mit deinem Plättchen an ihm weiter und setze einen Bauern hinein.',
  'lesson.tower.1.wrong':
    'Dort geht der Stall an der Mauer nicht weiter. Lege das Plättchen auf D9, mit dem Stall zur Mauer hin.',
  'lesson.tower.1.empty': 'Der Stall ist frei, aber kein Bauer von dir arbeitet darin. Wähle den Bauern im Stall.',
  'lesson.tower.1.done': 'Ställe bringen 2 Punkte je Plättchen, das an der Mauer mitgezählt.',
  'lesson.tower.2':
    'Lass den Stall auf D8 wachsen. Achte auf die Seite: Stall an Stall, und abgeschlossen werden darf er noch nicht.',
  'lesson.tower.2.wrong': 'Dort wächst dein Stall nicht. Lege das Plättchen auf D8.',
  'lesson.tower.2.small':
    'Vorsicht: Keine Seite des Stalls grenzt mehr an ein leeres Feld. Damit ist er mit 2 Plättchen abgeschlossen und bringt nur 4 Punkte. Drehe das Plättchen.',
  'lesson.tower.3': 'Dieses Plättchen hat gar keinen Stall. Lege es so, dass dein Stall trotzdem abgeschlossen ist.',
  'lesson.tower.3.wrong': 'Der Stall grenzt noch an das leere Feld D7. Was immer dort liegt, schließt ihn ab.',
  'lesson.tower.3.done':
    'Abgeschlossen: 3 Plättchen zu je 2 Punkten, 6 Punkte. Was hinter einer Seite liegt, ist egal. So kann deine Gegnerin auch deine Ställe abschließen, solange sie klein sind.',
  'lesson.court.name': 'Wiese und Mönch',
  'lesson.court.1':
    'Wiesen werden nie abgeschlossen; sie zählen am Spielende, 3 Punkte je Bildstock. Schließe an den Bildstock am Tor bei I7 an und lege dort einen Mönch hin.',
  'lesson.court.1.wrong': 'Diese Wiese hat nur einen Bildstock. Auf I7 stehen beide Bildstöcke auf einer Wiese.',
  'lesson.court.1.empty':
    'Auf dieser Wiese liegt noch kein Mönch von dir, sie zählt also für niemanden. Setze den Mönch.',
  'lesson.court.1.done':
    'Zwei Bildstöcke auf deiner Wiese. Der Mönch bleibt bis zum Spielende liegen: Setze Mönche mit Bedacht ein.',
  'lesson.court.2': 'Dieses Plättchen hat an einer Seite eine Wiese mit Bildstock. Verbinde sie mit deiner Wiese.',
  'lesson.court.2.wrong':
    'Dieser Bildstock steht auf einer anderen Wiese. Drehe die Wiese des Plättchens zu deiner hin, neben I7.',
  'lesson.court.2.done': 'Drei Bildstöcke. Jetzt wird das letzte Plättchen dieser kurzen Partie gelegt.',
  'lesson.court.3':
    'Die Partie ist zu Ende, und erst jetzt zählen Wiesen: 3 Bildstöcke zu je 3 Punkten bringen dir 9. Wer mehr Mönche auf einer Wiese hat, bekommt deren Punkte; bei Gleichstand niemand.',
  'lesson.join.1':
    'Im Stall bei A4 arbeitet der Bauer deiner Gegnerin. In ein besetztes Gebiet darfst du niemanden setzen, aber du kannst daneben beginnen und dich anschließen.',
  'lesson.join.2':
    'Beginne neben der Lücke B4 einen Stall: auf B3 oder B5, mit dem Stall zu B4 hin. Setze dann einen Bauern hinein.',
  'lesson.join.2.wrong':
    'Von dort trifft dein Stall die Lücke B4 nicht. Lege das Plättchen auf B3 oder B5 und drehe den Stall zu B4.',
  'lesson.join.2.empty': 'Ohne Bauern zählt der neue Stall nicht für dich. Setze den Bauern hinein.',
  'lesson.join.2.done':
    'Die Ställe sind noch nicht verbunden, darum war deiner frei. Ein Bauer gegen einen wäre Gleichstand: Du brauchst einen zweiten.',
  'lesson.join.3.done': 'Zwei deiner Ställe grenzen an die Lücke und einer deiner Gegnerin.',
  'lesson.join.4': 'Verbinde jetzt alle drei Ställe mit dem Plättchen auf B4.',
  'lesson.join.4.wrong': 'Die drei Ställe treffen sich nur in der Lücke B4. Lege das Plättchen dorthin.',
  'lesson.join.4.apart':
    'Ein Stall blieb außen vor, oder der neue ist noch offen. Das Plättchen hat drei Stallseiten: für jeden eine.',
  'lesson.join.4.done':
    'Ein Stall mit 5 Plättchen, zwei Bauern gegen einen: 10 Punkte für dich, keiner für die Gegnerin. Sieh immer nach, wo sich andere anschließen könnten.',
  'lesson.token.1.short': 'Deine Figur ist gezogen, aber nicht bis 12. Ein Stall bringt 2 je Plättchen.',
  'lesson.token.1.far':
    'Eine schöne Wertung, aber deine Figur ist an der Ecke vorbeigezogen, und im Vorbeiziehen gibt es nichts. Ein kleinerer Stall trifft sie: 4 oder 5 Punkte.',
  'lesson.token.1.done':
    '4 Punkte: Deine Figur landet auf 12, und die Marke gehört dir. Sie verdoppelt einen Stall, den du wertest, ab deinem nächsten Zug.',
  'lesson.token.2':
    'Schließe deinen Stall auf D7 ab. Bei der Wertung wirst du gefragt: Setze die Marke ein und lass ihn doppelt zählen.',
  'lesson.token.2.wrong': 'Kein Stall wurde gewertet, also gab es nichts zu verdoppeln. Schließe den Stall auf D7 ab.',
  'lesson.token.2.single':
    'Der Stall wurde ohne die Marke gewertet. Wähle die Zeile mit der Marke, wenn du gefragt wirst.',
  'lesson.empty.1':
    'Das letzte Plättchen einer Partie. Dein Stammhaus ist größer als das deiner Gegnerin, also bekommst du die größte Gruppe leerer Felder: im Moment 10.',
  'lesson.empty.2.done':
    'Das größere Stammhaus bringt dir alle 10 Punkte. Ist deines das kleinere, mache das Gegenteil: Fülle und teile die leere Fläche. Jetzt kennst du das Spiel!',
};
