import type { Texts } from '../../i18n/index.ts';

/** The players in a lesson or puzzle: the learner and the opponent. */
export const namesAt = ({ t }: Texts): readonly [string, string] => [t('learn.you'), t('learn.other')];
