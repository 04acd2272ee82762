import type { VNode } from 'preact';
import type { SavedGame } from '../../session/contracts/archive.ts';
import { hudGameOf } from '../games/index.ts';

/** The players' badges side by side, in the colours of a game. */
export const Badges = ({ game: { rules, colours } }: { readonly game: SavedGame }): VNode => (
  <span class={colours.length > 2 ? 'badge-pair badge-row' : 'badge-pair'} aria-hidden="true">
    {colours.map((colour, player) => (
      <span key={player} class={`badge player-${colour}`}>
        {hudGameOf(rules).figure(colour)}
      </span>
    ))}
  </span>
);
