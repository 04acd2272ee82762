import type { Match } from '../../../session/contract.ts';
import { h } from '../../kit/dom.ts';
import type { Hud } from '../../kit/hud.ts';
import type { LearnWords } from '../game.ts';
import { adviceWords, reasonsText } from '../../words/advice.ts';
import { cellName } from '../../words/cells.ts';

/** Cells and fields of the score track. */
export const castleLearn = (hud: Hud, match: Match): LearnWords => ({
  places() {
    const { cells = [], fields = [] } = match.view.spot ?? {};
    return [...cells.map(cellName), ...fields.map((field) => hud.texts.t('learn.field', { field }))];
  },
  way: (advice, where) => [h('strong', {}, reasonsText(hud.texts, match.view.rules, advice.reasons)), ' ', ...(where ? adviceWords(hud, match.view, advice) : [])],
});
