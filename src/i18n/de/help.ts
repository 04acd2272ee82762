import type { help as en } from '../en/help.ts';
import type { Translation } from '../message.ts';

/** How to play, what both rule sets share. */
export const help: Translation<typeof en> = {
  'help.rules': 'Regeln',
  'help.intro': 'Zwei Baumeister füllen das Innere einer Burg. Jeder Zug hat drei Schritte.',
  'help.step.place': 'Ein Plättchen anlegen',
  'help.step.deploy': 'Einen Gefolgsmann setzen',
  'help.step.score': 'Abgeschlossenes werten',
  'help.followers': {
    one: 'Du hast {count} Gefolgsmann. Solange er auf dem Plan steht, kannst du keinen weiteren setzen.',
    other: 'Du hast {count} Gefolgsleute. Solange alle auf dem Plan stehen, kannst du keinen weiteren setzen.',
  },
  'help.complete':
    'Ein Gebiet ist abgeschlossen, wenn keine seiner Seiten an ein leeres Feld grenzt. Wer dort mehr Gefolgsleute hat, bekommt die Punkte; bei Gleichstand bekommt sie niemand. Dann kehren die Gefolgsleute heim. Werden mehrere zugleich abgeschlossen, wertet zuerst, wer am Zug ist, und bestimmt die Reihenfolge.',
  'help.regions': 'Was die Gebiete bringen',
  'help.wall.title': 'Zählleiste und Marken',
  'help.end': 'Das Ende',
  'help.end.text':
    'Auf das letzte Plättchen folgt die Schlusswertung, wie oben beschrieben. Alles andere Unfertige bringt nur mit einer passenden Marke etwas. Wer mehr Punkte hat, gewinnt; bei gleich vielen teilen sich beide den Sieg.',
  'help.tokens.same-turn':
    'Während der Partie setzt du Marken nur im eigenen Zug ein, auch schon in dem, in dem du sie bekommst.',
  'help.tokens.next-turn':
    'Während der Partie setzt du Marken nur im eigenen Zug ein, frühestens im Zug nach dem, in dem du sie bekommst.',
  'help.tokens.yours': 'Ein Gebiet gehört dir, wenn du dort mehr Gefolgsleute hast als dein Gegner.',
  'help.tokens.list': 'Die neun Arten von Marken',
  'help.tokens.each': 'je zwei Stück',
  'help.touch': 'Bedienung',
  'help.touch.text':
    'Tippe auf ein markiertes Feld, um das Plättchen dort schweben zu lassen, tippe auf das Plättchen, um es zu drehen, und bestätige mit dem grünen Knopf. „Rückgängig“ nimmt jeden Schritt deines Zuges zurück, nie aber das Ziehen eines Plättchens.',
};
