import type { Option } from '../../../game/index.ts';
import type { MatchView } from '../../../session/contracts/match.ts';

/** Current options that use a token of this player. */
export const usableTokens = ({ myTurn, prompt }: MatchView, player: number): readonly Option[] =>
  myTurn && prompt?.actor === player ? prompt.options.filter(({ piece }) => piece?.startsWith('token-')) : [];
