import type { Translation } from '../../../i18n/message.ts';
import type { river2 as en } from './en.ts';

export const river2: Translation<typeof en> = {
  'carcassonne.river-2': 'Fluss II',
  'carcassonne.river-2.hint':
    'Zuerst wird ein Fluss mit Gabelung gelegt. Seine Arme treffen sich nie; einer endet an einer Stadt, einer am See.',
  'carcassonne.river-2.spring': 'Quelle',
  'carcassonne.river-2.fork': 'Gabelung des Flusses',
  'carcassonne.river-2.lake': 'See',
  'carcassonne.river-2.lake.placed': '{player} legt den See bei {cell} und zieht das nächste Plättchen.',
  'error.river-arms-join': 'Die beiden Arme des Flusses dürfen sich nicht treffen.',
  'carcassonne.book.river-2.title': 'Fluss II',
  'carcassonne.book.river-2':
    'Die Flussplättchen werden zuerst gelegt: die Quelle, dann die Gabelung, dann die anderen an einen der offenen Arme.',
  'carcassonne.book.river-2.fork': 'Die Gabelung: Von hier an hat der Fluss zwei Arme.',
  'carcassonne.book.river-2.arms':
    'Die Arme dürfen sich nicht treffen, und zwei Biegungen nacheinander nicht in dieselbe Richtung gehen. Ein Plättchen beendet einen Arm an einer Stadt.',
  'carcassonne.book.river-2.lake':
    'Der See kommt zuletzt. Auf ihn wird niemand gesetzt; wer ihn legt, zieht und legt sofort noch ein Plättchen.',
};
