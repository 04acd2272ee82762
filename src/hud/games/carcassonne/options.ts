import type { OptionWords } from '../../table/option.ts';

export const OPTIONS: Readonly<Record<string, OptionWords>> = {
  fields: {
    label: ({ t }) => t('carcassonne.options.fields'),
    values: [
      ['each-3', ({ t }) => t('carcassonne.options.fields.each-3')],
      ['city-4', ({ t }) => t('carcassonne.options.fields.city-4')],
      ['off', ({ t }) => t('carcassonne.options.fields.off')],
    ],
  },
  tinyCity: {
    label: ({ t }) => t('carcassonne.options.tiny'),
    values: [
      [4, ({ t }) => t('carcassonne.options.tiny.4')],
      [2, ({ t }) => t('carcassonne.options.tiny.2')],
    ],
  },
  followers: {
    label: ({ t }) => t('carcassonne.options.followers'),
    values: [1, 2, 3, 4, 5, 6, 7].map((count) => [count, ({ number }) => number(count)] as const),
  },
};
