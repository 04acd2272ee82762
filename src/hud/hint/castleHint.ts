import type { Advice, MatchView } from '../../session/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { adviceText, reasonsText } from '../words/advice.ts';
import type { HintWords } from './hint.ts';

/** Hints of The Castle and Zamek. */
export const castleHint = (hud: Hud): HintWords<MatchView, Advice> => ({
  reasons: (view, { reasons }) => reasonsText(hud.texts, view.rules, reasons),
  text: (view, advice, spoken) => adviceText(hud, view, advice, spoken),
  lays: ({ actions: [first] }) => first?.do === 'place',
  isLow(view, { actions: [first] }) {
    const y = first?.do === 'place' || first?.do === 'score' ? first.y : (view.state.laid.at(-1)?.y ?? 0);
    return y >= view.board.rows.length / 2;
  },
});
