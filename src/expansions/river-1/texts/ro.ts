import type { Translation } from '../../../i18n/message.ts';
import type { river1 as en } from './en.ts';

export const river1: Translation<typeof en> = {
  'carcassonne.river': 'Râul',
  'carcassonne.river.hint': 'Întâi se pun douăsprezece cartonașe de râu. Râul desparte câmpurile.',
  'carcassonne.lesson.river.name': 'Râul',
  'carcassonne.lesson.river.1':
    'Cu această extensie întâi se pune izvorul, la (0, 0), iar cartonașele de râu vin înaintea tuturor celorlalte. Lasă râul să curgă mai departe la (1, 0). Poți pune pe cineva, dar nu pe apă.',
  'carcassonne.lesson.river.1.done': 'Râul curge mai departe.',
  'carcassonne.lesson.river.2':
    'Cartonașul adversarei de la (2, 0) cotește la dreapta, privind în sensul apei. Două cotituri una imediat după alta nu pot fi în aceeași parte, așa că al tău poate sta într-un singur fel, la (2, -1). Pune-l și încheie tura.',
  'carcassonne.lesson.river.2.done': 'La dreapta, apoi la stânga: așa râul nu se întoarce niciodată în el însuși.',
  'carcassonne.lesson.river.3':
    'Un râu mărginește câmpurile ca un drum: acesta e câmpul de pe malul de jos, altul decât cel de sus. În jurul izvorului și al lacului cele două maluri formează un singur câmp. Acum cunoști Ținutul!',
  'carcassonne.book.river.title': 'Râul',
  'carcassonne.book.river':
    'Se începe de la izvor, iar cartonașele de râu se trag înaintea tuturor celorlalte; lacul vine ultimul. Fiecare dintre ele trebuie să continue râul.',
  'carcassonne.book.river.right': 'Râul cotește la dreapta, apoi la stânga.',
  'carcassonne.book.river.wrong': 'Două cotituri una după alta nu pot duce în aceeași parte.',
  'carcassonne.book.river.rest': 'Pe apă nu stă nimeni. Râul desparte câmpurile.',
};
