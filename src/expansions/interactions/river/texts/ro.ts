import type { Translation } from '../../../../i18n/message.ts';
import type { river as en } from './en.ts';

export const river: Translation<typeof en> = {
  'error.river-must-continue': 'Râul trebuie să continue aici.',
  'error.river-turns-back': 'Două cotituri ale râului una imediat după alta nu pot fi în aceeași parte.',
};
