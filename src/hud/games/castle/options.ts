import type { OptionWords } from '../../table/option.ts';

export const OPTIONS: Readonly<Record<string, OptionWords>> = {
  tokens: { label: ({ t }) => t('new.tokens'), hint: ({ t }) => t('new.tokens.hint') },
  tokenUse: {
    label: ({ t }) => t('new.token-use'),
    values: [
      ['same-turn', ({ t }) => t('new.token-use.same-turn')],
      ['next-turn', ({ t }) => t('new.token-use.next-turn')],
    ],
    idle: ({ tokens }) => tokens === false,
  },
};
