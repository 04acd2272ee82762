import type { Aids } from '../../session/aids.ts';
import type { MatchView, PlayerView } from '../../session/contract.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { followerShape } from '../kit/shapes.ts';
import { scoreLineText } from '../words/scoreLine.ts';

/** What each would have if the game ended now, line by line. */
export function openProjected(hud: Hud, view: MatchView, aids: Aids): void {
  const { t } = hud.texts;
  const dialog = openDialog(hud.host, t('projected.title'), t('close'), 'projected-dialog');
  const { lines, scores } = aids.known.projected;
  const column = (player: PlayerView): HTMLElement => {
    const own = lines.filter((line) => line.player === player.index);
    const row = (what: string, points: string, className = ''): HTMLElement => h('li', { class: `projected-line ${className}` }, h('span', {}, what), h('b', {}, points));
    return h(
      'section',
      { class: `projected-player player-${player.colour}` },
      h('h3', {}, h('span', { class: 'badge' }, followerShape(player.colour)), player.name),
      h(
        'ul',
        {},
        row(t('projected.now'), hud.texts.number(player.score)),
        ...own.map((line) => row(scoreLineText(hud.texts, view.rules, line), t('end.points', { points: line.points }))),
        own.length === 0 ? h('li', { class: 'hint' }, t('projected.nothing')) : null,
        row(t('projected.total'), hud.texts.number(scores[player.index]), 'projected-total'),
      ),
    );
  };
  dialog.body.append(h('div', { class: 'projected-players' }, ...view.players.map(column)), h('p', { class: 'hint' }, t('projected.hint')));
}
