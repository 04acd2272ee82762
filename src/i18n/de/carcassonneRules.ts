import type { carcassonneRules as en } from '../en/carcassonneRules.ts';
import type { Translation } from '../message.ts';

export const carcassonneRules: Translation<typeof en> = {
  'carcassonne.book.goal':
    'Gemeinsam legt ihr Plättchen für Plättchen eine Landschaft und setzt eure Gefolgsleute hinein. Punkte gibt es im Spiel und am Ende. Wer die meisten hat, gewinnt.',
  'carcassonne.book.need':
    'Im Spiel sind 72 Plättchen; eines liegt als Start offen da. Ihr seid 2 bis 6 und habt jeder Gefolgsleute in einer Farbe.',
  'carcassonne.book.expansion': 'Erweiterung',
  'carcassonne.book.place':
    'Lege das Plättchen an ein anderes an. Wo sich Seiten berühren, müssen die Landschaften zusammenpassen: Straße und Straße, Stadt und Stadt, Wiese und Wiese.',
  'carcassonne.book.place.right': 'Die Straße führt weiter.',
  'carcassonne.book.place.city': 'Stadt trifft auf Stadt.',
  'carcassonne.book.place.wrong': 'Wiese darf nicht auf Stadt treffen.',
  'carcassonne.book.place.alone': 'Über Eck genügt nicht: Eine Seite muss anliegen.',
  'carcassonne.book.deploy':
    'Auf das eben gelegte Plättchen darfst du einen Gefolgsmann setzen, wenn auf dieser Straße oder Wiese, in dieser Stadt oder diesem Kloster noch niemand ist.',
  'carcassonne.book.deploy.kinds':
    'Ein Wegelagerer steht auf der Straße, ein Ritter in der Stadt, ein Mönch im Kloster. Ein Bauer liegt auf der Wiese.',
  'carcassonne.book.deploy.taken': 'Auf dieser Straße steht schon ein Wegelagerer, ein zweiter darf nicht dazu.',
  'carcassonne.book.deploy.supply':
    'Hast du keinen Gefolgsmann mehr übrig, musst du warten, bis einer heimkehrt. Besetzte Straßen, Städte und Wiesen dürfen später zusammenwachsen.',
  'carcassonne.book.score':
    'Was dein Plättchen abschließt, wird sofort gewertet. Punkte bekommt, wer dort die meisten Gefolgsleute hat; bei Gleichstand bekommen alle die volle Punktzahl. Dann kehren alle Gefolgsleute von dort heim.',
  'carcassonne.book.score.tie': 'Zwei Ritter in einer Stadt: Beide Spieler bekommen alle Punkte.',
  'carcassonne.book.road':
    'Eine Straße ist abgeschlossen, wenn sie an beiden Seiten endet: an einer Kreuzung, einem Dorf, einer Stadt oder einem Kloster – oder wenn sie im Kreis führt. Sie bringt 1 Punkt je Plättchen.',
  'carcassonne.book.road.complete': 'Vom Kloster bis zur Kreuzung.',
  'carcassonne.book.city':
    'Eine Stadt ist abgeschlossen, wenn ihre Mauer geschlossen ist und innen keine Lücke bleibt. Sie bringt 2 Punkte je Plättchen und 2 je Wappen.',
  'carcassonne.book.city.complete': 'Die Stadt ist geschlossen. Der Schild ist ein Wappen.',
  'carcassonne.book.city.tiny':
    'In dieser Partie bringt eine abgeschlossene Stadt aus zwei Plättchen nur 1 Punkt je Plättchen und 1 je Wappen.',
  'carcassonne.book.monastery':
    'Ein Kloster ist abgeschlossen, wenn auf den acht Feldern ringsum Plättchen liegen. Es bringt 1 Punkt für sich und 1 für jedes davon.',
  'carcassonne.book.monastery.complete': 'Das letzte Plättchen schließt das Quadrat.',
  'carcassonne.book.field':
    'Wiesen werden am Spielende gewertet: 3 Punkte für jede abgeschlossene Stadt, die sie berühren. Die bekommt, wer dort die meisten Bauern hat.',
  'carcassonne.book.field.city-4':
    'In dieser Partie bringt jede abgeschlossene Stadt am Spielende einmal 4 Punkte. Die bekommt, wer auf allen Wiesen, die sie berühren, die meisten Bauern hat.',
  'carcassonne.book.field.off': 'In dieser Partie gibt es keine Bauern, und Wiesen bringen nichts.',
  'carcassonne.book.field.borders': 'Straßen, Flüsse und Stadtmauern begrenzen die Wiesen: Hier sind es zwei.',
  'carcassonne.book.field.end': 'Die Wiese berührt zwei abgeschlossene Städte.',
  'carcassonne.book.field.stay': 'Eine Wiese wird nie abgeschlossen: Ihre Bauern bleiben bis zum Spielende.',
  'carcassonne.book.end':
    'Das Spiel endet mit dem Zug, in dem das letzte Plättchen gelegt wurde. Dann wird alles Unvollendete gewertet: Straßen mit 1 Punkt je Plättchen, Städte mit 1 je Plättchen und Wappen, Klöster mit 1 für sich und für jedes Plättchen ringsum. Zuletzt kommen die Wiesen.',
  'carcassonne.book.end.unfinished': 'Stadt und Straße sind unvollendet.',
  'carcassonne.book.end.win': 'Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr den Sieg.',
};
