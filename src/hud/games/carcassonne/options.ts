import type { OptionWords } from '../option.ts';

export const OPTIONS: Readonly<Record<string, OptionWords>> = {
  fields: {
    label: ({ t }) => t('country.options.fields'),
    values: [
      ['each-3', ({ t }) => t('country.options.fields.each-3')],
      ['city-4', ({ t }) => t('country.options.fields.city-4')],
      ['off', ({ t }) => t('country.options.fields.off')],
    ],
  },
  tinyCity: {
    label: ({ t }) => t('country.options.tiny'),
    values: [
      [4, ({ t }) => t('country.options.tiny.4')],
      [2, ({ t }) => t('country.options.tiny.2')],
    ],
  },
  followers: {
    label: ({ t }) => t('country.options.followers'),
    values: [1, 2, 3, 4, 5, 6, 7].map((count) => [count, ({ number }) => number(count)] as const),
  },
};
