import type { Translation } from '../../../i18n/message.ts';
import type { boxes as en } from './en.ts';

export const boxes: Translation<typeof en> = {
  'carcassonne.box.expansion-3': 'Księżniczka i smok',
  'carcassonne.box.expansion-3.hint':
    'Całe pudełko: 30 kafelków z wulkanami, smokami, księżniczkami i czarodziejskimi ścieżkami oraz wróżka.',
  'carcassonne.box.expansion-6': 'Hrabia, król i rzeka',
  'carcassonne.box.expansion-6.hint':
    'Hrabia i jego miasto, król i baron rabusiów, siedziby kultu oraz druga rzeka – wszystko, co da się połączyć.',
  'carcassonne.box.expansion-8': 'Mosty, zamki i bazary',
  'carcassonne.box.expansion-8.hint':
    'Całe pudełko: 12 kafelków, mosty ponad krainą, małe miasta, które stają się zamkami, i bazary z licytacją kafelków.',
  'carcassonne.box.expansion-1': 'Karczmy i katedry',
  'carcassonne.box.expansion-1.hint':
    'Całe pudełko: 18 kafelków z karczmami i katedrami oraz duży podwładny dla każdego.',
  'carcassonne.box.expansion-2': 'Kupcy i budowniczowie',
  'carcassonne.box.expansion-2.hint':
    'Całe pudełko: 24 kafelki, budowniczowie dający drugi kafelek, świnie na łąkach i towary z ukończonych miast.',
};
