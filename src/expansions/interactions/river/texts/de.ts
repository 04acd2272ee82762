import type { Translation } from '../../../../i18n/message.ts';
import type { river as en } from './en.ts';

export const river: Translation<typeof en> = {
  'error.river-must-continue': 'Der Fluss muss hier weitergehen.',
  'error.river-turns-back':
    'Zwei Biegungen des Flusses direkt hintereinander dürfen nicht in dieselbe Richtung führen.',
};
