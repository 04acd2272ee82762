import { clsx } from 'clsx';
import type { VNode } from 'preact';
import type { SavedGame } from '../../session/contracts/archive.ts';
import { titleOf } from '../games/titles.ts';
import badge from '../kit/badge.module.css';
import styles from './Badges.module.css';

/** The players' badges side by side, in the colours of a game. */
export const Badges = ({ game: { rules, colours } }: { readonly game: SavedGame }): VNode => (
  <span class={clsx(styles.pair, colours.length > 2 && styles.row)} aria-hidden="true">
    {colours.map((colour, player) => (
      <span key={player} class={clsx(badge.badge, styles.badge)} data-colour={colour}>
        {titleOf(rules).figure(colour)}
      </span>
    ))}
  </span>
);
