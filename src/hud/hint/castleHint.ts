import type { Advice, MatchView } from '../../session/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { adviceText, reasonsText } from '../words/advice.ts';
import type { HintWords } from './hint.ts';

/** Hints of The Castle and Zamek. */
export const castleHint = (hud: Hud): HintWords<MatchView, Advice> => ({
  reasons: (view, { reasons }) => reasonsText(hud.texts, view.rules, reasons),
  text: (view, advice, spoken) => adviceText(hud, view, advice, spoken),
  lays: ({ actions: [first] }) => first?.do === 'place',
  cells(view, { actions: [first], reasons }) {
    const at = first?.do === 'place' || first?.do === 'score' ? first : view.state.laid.at(-1);
    return [...(at ? [at] : []), ...reasons.flatMap(({ features }) => features)];
  },
});
