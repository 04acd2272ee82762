import type { Translation } from '../../../i18n/message.ts';
import type { river2 as en } from './en.ts';

export const river2: Translation<typeof en> = {
  'carcassonne.river-2': 'Râul II',
  'carcassonne.river-2.hint':
    'Întâi se pune un râu cu bifurcație. Brațele lui nu se întâlnesc niciodată; unul se termină la un oraș, altul într-un lac.',
  'carcassonne.river-2.spring': 'izvor',
  'carcassonne.river-2.fork': 'bifurcația râului',
  'carcassonne.river-2.lake': 'lac',
  'carcassonne.river-2.lake.placed': '{player} pune lacul la {cell} și trage următorul cartonaș.',
  'error.river-arms-join': 'Cele două brațe ale râului nu se pot întâlni.',
  'carcassonne.book.river-2.title': 'Râul II',
  'carcassonne.book.river-2':
    'Întâi se pun cartonașele de râu: izvorul, apoi bifurcația, apoi celelalte la unul dintre brațele deschise.',
  'carcassonne.book.river-2.fork': 'Bifurcația: de aici râul are două brațe.',
  'carcassonne.book.river-2.arms':
    'Brațele nu se pot întâlni, iar două cotituri una după alta nu pot fi în aceeași parte. Un cartonaș încheie un braț la un oraș.',
  'carcassonne.book.river-2.lake':
    'Lacul vine ultimul. Pe el nu se pune nimeni, iar cine îl pune trage și pune imediat încă un cartonaș.',
};
