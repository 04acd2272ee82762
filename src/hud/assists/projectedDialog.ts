import type { VNode } from 'preact';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

export interface ProjectedLine {
  readonly player: number;
  readonly points: number;
  readonly words: string;
}

export interface Projected {
  readonly players: readonly { readonly name: string; readonly colour: number; readonly score: number }[];
  /** A follower in a player's look. */
  readonly figure: (look: number) => VNode;
  readonly scores: readonly number[];
  readonly lines: readonly ProjectedLine[];
  readonly hint: string;
}

/** The score of each player if the game ended now, line by line. */
export function openProjected(hud: Hud, { players, figure, scores, lines, hint }: Projected): void {
  const { t, number } = hud.texts;
  const dialog = openDialog(hud.host, t('projected.title'), t('close'), 'projected-dialog');
  const row = (what: string, points: string, className = ''): HTMLElement =>
    h('li', { class: `projected-line ${className}` }, h('span', {}, what), h('b', {}, points));
  const column = ({ name, colour, score }: Projected['players'][number], index: number): HTMLElement => {
    const own = lines.filter((line) => line.player === index);
    return h(
      'section',
      { class: `projected-player player-${colour}` },
      h('h3', {}, h('span', { class: 'badge' }, figure(colour)), name),
      h(
        'ul',
        {},
        row(t('projected.now'), number(score)),
        ...own.map((line) => row(line.words, t('end.points', { points: line.points }))),
        own.length === 0 ? h('li', { class: 'hint' }, t('projected.nothing')) : null,
        row(t('projected.total'), number(scores[index] ?? 0), 'projected-total'),
      ),
    );
  };
  dialog.body.append(h('div', { class: 'projected-players' }, ...players.map(column)), h('p', { class: 'hint' }, hint));
}
