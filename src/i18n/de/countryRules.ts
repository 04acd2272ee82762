import type { countryRules as en } from '../en/countryRules.ts';
import type { Translation } from '../message.ts';

export const countryRules: Translation<typeof en> = {
  'country.book.goal':
    'Gemeinsam legt ihr Plättchen für Plättchen eine Landschaft und setzt eure Gefolgsleute hinein. Punkte gibt es im Spiel und am Ende. Wer die meisten hat, gewinnt.',
  'country.book.need':
    'Im Spiel sind 72 Plättchen; eines liegt als Start offen da. Ihr seid 2 bis 6 und habt jeder Gefolgsleute in einer Farbe.',
  'country.book.place':
    'Leg das Plättchen an ein anderes an. An jeder Seite, die sich berührt, müssen die Landschaften passen: Straße und Straße, Stadt und Stadt, Wiese und Wiese.',
  'country.book.place.right': 'Die Straße führt weiter.',
  'country.book.place.city': 'Stadt trifft auf Stadt.',
  'country.book.place.wrong': 'Wiese darf nicht auf Stadt treffen.',
  'country.book.place.alone': 'Über Eck genügt nicht: Eine Seite muss anliegen.',
  'country.book.deploy':
    'Auf das eben gelegte Plättchen darfst du einen Gefolgsmann setzen, wenn auf dieser Straße oder Wiese, in dieser Stadt oder diesem Kloster noch niemand ist.',
  'country.book.deploy.kinds':
    'Ein Wegelagerer steht auf der Straße, ein Ritter in der Stadt, ein Mönch im Kloster. Ein Bauer liegt auf der Wiese.',
  'country.book.deploy.taken': 'Auf dieser Straße steht schon ein Wegelagerer, ein zweiter darf nicht dazu.',
  'country.book.deploy.supply':
    'Hast du keinen Gefolgsmann mehr übrig, musst du warten, bis einer heimkehrt. Besetzte Straßen, Städte und Wiesen dürfen später zusammenwachsen.',
  'country.book.score':
    'Was dein Plättchen abschließt, wird sofort gewertet. Punkte bekommt, wer dort die meisten Gefolgsleute hat; bei Gleichstand bekommen alle die volle Punktzahl. Dann kehren alle Gefolgsleute von dort heim.',
  'country.book.score.tie': 'Zwei Ritter in einer Stadt: Beide Spieler bekommen alle Punkte.',
  'country.book.road':
    'Eine Straße ist abgeschlossen, wenn sie an beiden Seiten endet: an einer Kreuzung, einem Dorf, einer Stadt oder einem Kloster – oder wenn sie im Kreis führt. Sie bringt 1 Punkt je Plättchen.',
  'country.book.road.complete': 'Vom Kloster bis zur Kreuzung.',
  'country.book.city':
    'Eine Stadt ist abgeschlossen, wenn ihre Mauer geschlossen ist und innen keine Lücke bleibt. Sie bringt 2 Punkte je Plättchen und 2 je Wappen.',
  'country.book.city.complete': 'Die Stadt ist geschlossen. Der Schild ist ein Wappen.',
  'country.book.city.tiny':
    'In dieser Partie bringt eine abgeschlossene Stadt aus zwei Plättchen nur 1 Punkt je Plättchen und 1 je Wappen.',
  'country.book.monastery':
    'Ein Kloster ist abgeschlossen, wenn auf den acht Feldern ringsum Plättchen liegen. Es bringt 1 Punkt für sich und 1 für jedes davon.',
  'country.book.monastery.complete': 'Das letzte Plättchen schließt das Quadrat.',
  'country.book.field':
    'Wiesen werden am Spielende gewertet: 3 Punkte für jede abgeschlossene Stadt, die sie berühren. Die bekommt, wer dort die meisten Bauern hat.',
  'country.book.field.city-4':
    'In dieser Partie bringt jede abgeschlossene Stadt am Spielende einmal 4 Punkte. Die bekommt, wer auf allen Wiesen, die sie berühren, die meisten Bauern hat.',
  'country.book.field.off': 'In dieser Partie gibt es keine Bauern, und Wiesen bringen nichts.',
  'country.book.field.borders': 'Straßen, Flüsse und Stadtmauern begrenzen die Wiesen: Hier sind es zwei.',
  'country.book.field.end': 'Die Wiese berührt zwei abgeschlossene Städte.',
  'country.book.field.stay': 'Eine Wiese wird nie abgeschlossen: Ihre Bauern bleiben bis zum Spielende.',
  'country.book.end':
    'Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wurde. Dann wird alles Unvollendete gewertet: Straßen mit 1 Punkt je Plättchen, Städte mit 1 je Plättchen und Wappen, Klöster mit 1 für sich und für jedes Plättchen ringsum. Zuletzt kommen die Wiesen.',
  'country.book.end.unfinished': 'Stadt und Straße sind unvollendet.',
  'country.book.end.win': 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr den Sieg.',
  'country.book.river.title': 'Der Fluss',
  'country.book.river':
    'Eine Erweiterung. Die Quelle ist der Start, die Flussplättchen werden vor allen anderen gezogen, und der See kommt zuletzt. Jedes von ihnen muss den Fluss weiterführen.',
  'country.book.river.right': 'Der Fluss biegt nach rechts ab, dann nach links.',
  'country.book.river.wrong': 'Zwei Biegungen direkt nacheinander dürfen nicht in dieselbe Richtung führen.',
  'country.book.river.rest': 'Auf dem Wasser steht niemand. Der Fluss teilt die Wiesen.',
  'country.book.abbot.title': 'Der Abt und die Gärten',
  'country.book.abbot':
    'Eine Erweiterung. Jeder hat außer den Gefolgsleuten einen Abt. Statt eines Gefolgsmanns darfst du ihn in ein Kloster oder einen Garten setzen; in den Garten darf nur er. Ein Garten zählt wie ein Kloster.',
  'country.book.abbot.home': 'Der Abt kehrt aus einem Garten heim, um den drei Plättchen liegen.',
  'country.book.abbot.more':
    'Statt jemanden einzusetzen, darfst du deinen Abt von einem unvollendeten Ort heimholen. Du bekommst sofort, was der Ort am Spielende brächte.',
};
