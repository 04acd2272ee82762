import { render } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { HudProvider } from '../kit/context.tsx';
import type { Hud } from '../kit/hud.ts';
import { island } from '../kit/render.tsx';
import { ModulePicture } from '../modules/ModulePicture.tsx';
import type { Pictured } from '../modules/ModulePicture.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { CardRow, TableContext, TableScene } from './table.ts';
import { MatchProvider } from './useMatch.tsx';

/** What the games and modules show, for callers that are no components yet. Goes with the last of them. */

const inMatch = (context: TableContext, view: ComponentChildren): VNode => (
  <HudProvider hud={context.hud}>
    <MatchProvider context={context}>{view}</MatchProvider>
  </HudProvider>
);

/** By match: what to end together with the game screen. */
const held = new WeakMap<TableContext, (() => void)[]>();
const hold = (context: TableContext, end: () => void): void => {
  held.set(context, [...(held.get(context) ?? []), end]);
};

/** Ends everything that was shown for the game screen. */
export const endShown = (context: TableContext): void => held.get(context)?.forEach((end) => end());

/** For callers of functions that return what to show: notes, exhibits, advice. */
export function nodesOf(view: ComponentChildren): readonly ChildNode[] {
  const box = document.createElement('div');
  render(<>{view}</>, box);
  return [...box.childNodes];
}

/** For the end page. */
export const looksOf = (context: TableContext, view: ComponentChildren): readonly ChildNode[] =>
  nodesOf(inMatch(context, view));

/** For the player's card. */
export const cardRowsOf = (context: TableContext, rows: readonly CardRow[], player: number): readonly HTMLElement[] =>
  rows.map((Row) => {
    const { element, destroy } = island(context.hud, () => inMatch(context, <Row player={player} />));
    hold(context, destroy);
    return element;
  });

/** For the game screen: shows the scenes in `box`. */
export function showScenes(context: TableContext, scenes: readonly TableScene[], box: HTMLElement): void {
  render(
    inMatch(
      context,
      scenes.map((Scene, n) => <Scene key={n} />),
    ),
    box,
  );
  hold(context, () => render(null, box));
}

/** For cards of the assists. */
export const ruleLink = (context: TableContext, label: string, topic: string): readonly ChildNode[] =>
  looksOf(context, <RuleLink label={label} topic={topic} />);

/** For the form of a new game. */
export const modulePicture = (hud: Hud, picture: Pictured): HTMLElement =>
  island(hud, () => <ModulePicture picture={picture} />).element;
