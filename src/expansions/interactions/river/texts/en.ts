import type { Catalogue } from '../../../../i18n/message.ts';

export const river = {
  'error.river-must-continue': 'The river must continue here.',
  'error.river-turns-back': 'Two river bends directly after one another must not turn the same way.',
} as const satisfies Catalogue;
