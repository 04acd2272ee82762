import type { carcassonneLessons as en } from '../en/carcassonneLessons.ts';
import type { Translation } from '../message.ts';

/** The lessons of The Countryside. */
export const carcassonneLessons: Translation<typeof en> = {
  'carcassonne.lesson.road.name': 'Die Straße',
  'carcassonne.lesson.road.1':
    'Das Startplättchen liegt bei (0, 0): Die erste Zahl zählt nach rechts, die zweite nach oben. Eine Straße führt darüber. Lege dein Plättchen auf (1, 0), Straße an Straße.',
  'carcassonne.lesson.road.1.wrong':
    'Dort passt es auch, aber die Straße über (0, 0) geht nicht weiter. Lege es diesmal auf (1, 0).',
  'carcassonne.lesson.road.1.done':
    'Richtig: Alle Seiten, die sich berühren, müssen passen – Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
  'carcassonne.lesson.road.2':
    'Jetzt darfst du einen Gefolgsmann auf das eben gelegte Plättchen setzen. Wähle die Straße: Dort ist er Wegelagerer, und nur mit ihm zählt sie für dich.',
  'carcassonne.lesson.road.2.wrong':
    'Auf der Straße steht er nicht, sie brächte dir also nichts. Wähle den Wegelagerer auf der Straße.',
  'carcassonne.lesson.road.2.done':
    'Die Straße gehört dir. Solange dein Wegelagerer dort steht, kann niemand sonst darauf gesetzt werden.',
  'carcassonne.lesson.road.3':
    'Die Straße beginnt am Kloster bei (-1, 0). Lass sie enden: Lege die Kreuzung auf (2, 0) und beende den Zug, ohne jemanden zu setzen.',
  'carcassonne.lesson.road.3.wrong':
    'Das ist erlaubt, aber deine Straße bleibt offen und der Wegelagerer muss warten. Lege die Kreuzung auf (2, 0).',
  'carcassonne.lesson.road.3.done':
    'Kloster und Kreuzung sind die beiden Enden: Die Straße ist abgeschlossen. 4 Plättchen, 4 Punkte. Dein Wegelagerer kehrt sofort heim, und das ist gut: Du hast nur sieben Gefolgsleute.',
  'carcassonne.lesson.city.name': 'Die Stadt',
  'carcassonne.lesson.city.1':
    'Oben auf dem Startplättchen bei (0, 0) beginnt eine Stadt. Lege dein Plättchen darüber, auf (0, 1), und setze einen Ritter in die Stadt.',
  'carcassonne.lesson.city.1.wrong':
    'Dort wächst die Stadt bei (0, 0) nicht. Lege das Plättchen auf (0, 1), Stadt an Stadt.',
  'carcassonne.lesson.city.1.empty': 'In dieser Stadt steht niemand von dir. Wähle den Ritter in der Stadt.',
  'carcassonne.lesson.city.1.done':
    'Dein Ritter hält die Stadt. Dein Plättchen zeigt ein Wappen, das zählt wie ein weiteres Plättchen.',
  'carcassonne.lesson.city.2':
    'Eine Seite deiner Stadt ist noch offen, nach oben. Schließe sie auf (0, 2) ab und beende den Zug, ohne jemanden zu setzen.',
  'carcassonne.lesson.city.2.wrong':
    'Deine Stadt ist zu (0, 2) hin noch offen, und dein Ritter muss warten. Schließe sie dort ab.',
  'carcassonne.lesson.city.2.done':
    'Keine Seite der Stadt grenzt mehr an ein leeres Feld: Sie ist abgeschlossen. 3 Plättchen und ein Wappen zu je 2 Punkten: 8. Der Ritter kehrt heim. Unvollendet brächte sie am Ende die Hälfte.',
  'carcassonne.lesson.city.3':
    'Deine Gegnerin hat bei (0, -1) eine Stadt begonnen, aber niemand steht darin. Schließe sie auf (0, -2) ab und setze im selben Zug einen Ritter hinein.',
  'carcassonne.lesson.city.3.wrong':
    'So wird die Stadt bei (0, -1) nicht abgeschlossen. Offen ist sie nach unten, zu (0, -2) hin.',
  'carcassonne.lesson.city.3.empty':
    'Die Stadt ist abgeschlossen, aber niemand von dir stand darin, also punktete niemand. Setze den Ritter im selben Zug hinein.',
  'carcassonne.lesson.city.3.done':
    '4 Punkte, und der Ritter ist gleich wieder da. Wenn du eine freie Stadt selbst abschließt, brauchst du ihn nur einen Zug lang.',
  'carcassonne.lesson.share.name': 'Eine Stadt teilen',
  'carcassonne.lesson.share.1':
    'In der Stadt bei (0, -1) steht der Ritter deiner Gegnerin. In ein besetztes Gebiet darfst du niemanden setzen – aber du kannst daneben beginnen und dich anschließen.',
  'carcassonne.lesson.share.2':
    'Die Lücke ist bei (0, -2). Beginne daneben eine Stadt, auf (-1, -2) oder auf (1, -2), offen zur Lücke hin, und setze einen Ritter hinein.',
  'carcassonne.lesson.share.2.taken':
    'Damit schließt du die Stadt für deine Gegnerin ab. Beginne neben der Lücke, auf (-1, -2) oder (1, -2).',
  'carcassonne.lesson.share.2.wrong':
    'Von dort trifft deine Stadt die Lücke bei (0, -2) nicht. Lege das Plättchen auf (-1, -2) oder (1, -2) und drehe die Stadt zur Lücke.',
  'carcassonne.lesson.share.2.empty': 'Ohne Ritter zählt die neue Stadt nicht für dich. Setze den Ritter hinein.',
  'carcassonne.lesson.share.2.done':
    'Wären sie jetzt verbunden, stünde ein Ritter gegen einen: Gleichstand, und bei Gleichstand punkten beide voll. Mit einem zweiten Ritter gehörte sie dir allein.',
  'carcassonne.lesson.share.3': 'Mache auf der anderen Seite der Lücke dasselbe.',
  'carcassonne.lesson.share.3.done': 'Zwei deiner Städte grenzen an die Lücke und eine deiner Gegnerin.',
  'carcassonne.lesson.share.4':
    'Verbinde jetzt alle drei mit dem Plättchen in der Lücke bei (0, -2) und beende den Zug.',
  'carcassonne.lesson.share.4.wrong':
    'Die drei Städte treffen sich nur in der Lücke bei (0, -2). Lege das Plättchen dorthin.',
  'carcassonne.lesson.share.4.done':
    'Eine Stadt mit 4 Plättchen, zwei Ritter gegen einen: 8 Punkte für dich, keiner für deine Gegnerin. Alle drei kehren heim, egal wer gepunktet hat.',
  'carcassonne.lesson.monastery.name': 'Das Kloster',
  'carcassonne.lesson.monastery.1':
    'Ein Kloster braucht Plättchen ringsum. Lege es in die Lücke bei (0, -1) und setze einen Mönch hinein.',
  'carcassonne.lesson.monastery.1.wrong':
    'Dort liegen wenige Plättchen ringsum. Lege das Kloster auf (0, -1), wo sieben der acht Felder ringsum belegt sind.',
  'carcassonne.lesson.monastery.1.empty':
    'Niemand betet dort, also punktet es für niemanden. Wähle den Mönch im Kloster.',
  'carcassonne.lesson.monastery.1.done':
    '7 der 8 Felder ringsum sind belegt. Bliebe es so, brächte es am Ende 8 Punkte: 1 für sich und 1 für jedes Plättchen ringsum.',
  'carcassonne.lesson.monastery.2':
    'Belege das letzte Feld neben deinem Kloster, (-1, -1), und beende den Zug, ohne jemanden zu setzen.',
  'carcassonne.lesson.monastery.2.wrong':
    'Ein Feld neben dem Kloster ist noch leer: (-1, -1). Lege das Plättchen dorthin.',
  'carcassonne.lesson.monastery.2.done':
    'Alle acht Felder sind belegt: 9 Punkte, und dein Mönch kehrt heim. Es ist egal, wer das letzte Plättchen legt. Wo sonst niemand bauen will, wartet ein Mönch lange: Wähle den Ort gut.',
  'carcassonne.lesson.field.name': 'Was eine Wiese ist',
  'carcassonne.lesson.field.1':
    'Grünes Land ist Wiese. Auf dem Startplättchen bei (0, 0) teilt die Straße es in zwei: Das hier ist die Wiese unterhalb der Straße.',
  'carcassonne.lesson.field.2':
    'Und das ist die andere: der Streifen zwischen Straße und Stadt. Straßen, Flüsse und Stadtmauern begrenzen eine Wiese; über Eck geht sie nicht weiter.',
  'carcassonne.lesson.field.3':
    'Lege das Plättchen auf (1, 0), Straße an Straße. Lege dann einen Bauern auf die Wiese oberhalb der Straße – die Wiese, die die Stadt berührt.',
  'carcassonne.lesson.field.3.wrong':
    'Dort geht der Streifen zwischen Straße und Stadt nicht weiter. Lege das Plättchen auf (1, 0).',
  'carcassonne.lesson.field.3.apart':
    'Das ist die Wiese unterhalb der Straße: Sie berührt keine Stadt. Wähle die oberhalb der Straße.',
  'carcassonne.lesson.field.3.empty':
    'Auf dem Streifen zwischen Straße und Stadt liegt kein Bauer von dir. Wähle den Bauern auf der Wiese oberhalb der Straße.',
  'carcassonne.lesson.field.3.done':
    'Bauern legen sich hin, denn sie bleiben bis zum Spielende und kehren nie heim. Lege sie sparsam, aber rechtzeitig.',
  'carcassonne.lesson.field.4':
    'Das Plättchen deiner Gegnerin hat die Wiese vergrößert; Größe bringt nichts. Was zählt, sind abgeschlossene Städte, die sie berührt: Schließe die Stadt ab, auf (0, 1).',
  'carcassonne.lesson.field.4.wrong':
    'Die Stadt bei (0, 0) ist nach oben offen. Lege das Plättchen auf (0, 1), Stadt an Stadt.',
  'carcassonne.lesson.field.4.done':
    'Die Stadt punktet für niemanden, aber sie zählt für deine Wiese. Und das war das letzte Plättchen dieser kurzen Partie.',
  'carcassonne.lesson.field.5':
    'Erst jetzt punkten Wiesen: 3 Punkte für jede abgeschlossene Stadt, die sie berühren. Die umrandete bringt dir 3 Punkte. In jeder Partie zeigen dir Taste I und der Knopf „Wiesen“ dasselbe.',
  'carcassonne.lesson.farm.name': 'Bauern gegen Bauern',
  'carcassonne.lesson.farm.1':
    'Der Bauer deiner Gegnerin liegt auf dieser Wiese unterhalb der Straße. Sie berührt die abgeschlossene Stadt bei (0, -1) und (0, -2). Auf die Wiese darfst du keinen Bauern legen – aber daneben.',
  'carcassonne.lesson.farm.2':
    'Unterhalb der Stadt beginnt eine andere Wiese. Lege das Kloster auf (-1, -2) oder auf (1, -2) und einen Bauern auf seine Wiese.',
  'carcassonne.lesson.farm.2.wrong':
    'Von dort lassen sich die beiden Wiesen schlecht verbinden. Lege das Plättchen auf (-1, -2) oder auf (1, -2).',
  'carcassonne.lesson.farm.2.empty': 'Dort liegt kein Bauer von dir. Wähle den Bauern auf der Wiese.',
  'carcassonne.lesson.farm.2.done':
    'Die Wiese war frei, denn noch verbindet sie nichts mit der deiner Gegnerin. Dieselbe Stadt zählt für beide: für jede Wiese, die sie berührt.',
  'carcassonne.lesson.farm.3': 'Verbinde jetzt die beiden Wiesen: Lege das Plättchen dazwischen, neben die Stadt.',
  'carcassonne.lesson.farm.3.wrong':
    'Deine Wiese ist nicht mit der deiner Gegnerin verbunden. Lege das Plättchen zwischen deinen Bauern und die Straße, auf (-1, -1) oder (1, -1).',
  'carcassonne.lesson.farm.3.done': 'Eine Wiese, ein Bauer gegen einen. Das war das letzte Plättchen.',
  'carcassonne.lesson.farm.4':
    'Wer die meisten Bauern auf einer Wiese hat, bekommt ihre Punkte, bei Gleichstand alle voll: je 3 Punkte für die eine Stadt. Mit einem zweiten Bauern gehörte sie dir allein.',
};
