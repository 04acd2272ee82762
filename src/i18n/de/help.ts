import type { help as en } from '../en/help.ts';
import type { Translation } from '../message.ts';

/** Help that both rule sets share. */
export const help: Translation<typeof en> = {
  'help.rules': 'Regeln',
  'help.step.place': 'Ein Plättchen anlegen',
  'help.step.score': 'Abgeschlossenes werten',
  'help.wall.title': 'Zählleiste und Marken',
  'help.touch': 'Bedienung',
  'help.touch.text':
    'Tippe auf ein markiertes Feld, um das Plättchen dort schweben zu lassen, drehe es mit den Knöpfen daneben und bestätige mit dem grünen Knopf. „Rückgängig“ nimmt jeden Schritt deines Zuges zurück, nie aber das Ziehen eines Plättchens.',
};
