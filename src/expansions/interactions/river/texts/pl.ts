import type { Translation } from '../../../../i18n/message.ts';
import type { river as en } from './en.ts';

export const river: Translation<typeof en> = {
  'error.river-must-continue': 'Rzeka musi tu płynąć dalej.',
  'error.river-turns-back': 'Dwa zakręty rzeki bezpośrednio po sobie nie mogą skręcać w tę samą stronę.',
};
