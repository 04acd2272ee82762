import type { Advice, MatchView } from '../../session/contract.ts';
import type { Hud } from '../kit/hud.ts';
import { adviceText, reasonsText } from '../words/advice.ts';
import type { HintWords } from './hint.ts';

/** Cells that wall and moat take around the board. */
const MOAT = 1.5;

/** Hints of The Castle and Zamek. */
export const castleHint = (hud: Hud): HintWords<MatchView, Advice> => ({
  reasons: (view, { reasons }) => reasonsText(hud.texts, view.rules, reasons),
  text: (view, advice, spoken) => adviceText(hud, view, advice, spoken),
  lays: ({ actions: [first] }) => first?.do === 'place',
  spots(view, { actions: [first], reasons }) {
    const { rows } = view.board;
    const columns = Math.max(...rows.map((row) => row.length));
    const at = first?.do === 'place' || first?.do === 'score' ? first : view.state.laid.at(-1);
    return [...(at ? [at] : []), ...reasons.flatMap(({ features }) => features)].map(({ x, y }) => ({ x: (x + 0.5 + MOAT) / (columns + 2 * MOAT), y: (y + 0.5 + MOAT) / (rows.length + 2 * MOAT) }));
  },
});
