import type { Texts } from '../../i18n/index.ts';

/** Who sits at a prepared table: the learner, and the other one. */
export const namesAt = ({ t }: Texts): readonly [string, string] => [t('learn.you'), t('learn.other')];
