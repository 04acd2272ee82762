import type { ComponentChild } from 'preact';
import { onTestFinished } from 'vitest';
import { AssistCard } from '../../src/hud/assists/AssistCard.tsx';
import type { ScreenPorts } from '../../src/hud/game/GameScreen.tsx';
import { GameScreen } from '../../src/hud/game/GameScreen.tsx';
import { NO_INSETS } from '../../src/hud/kit/layout.ts';
import { ContentProvider } from '../../src/hud/table/useContent.tsx';
import { MatchProvider } from '../../src/hud/table/useMatch.tsx';
import { HudProvider } from '../../src/hud/kit/context.tsx';
import type { Hud } from '../../src/hud/kit/hud.ts';
import { renderInto } from '../../src/hud/kit/render.ts';
import { island } from './island.tsx';
import type { Match } from '../../src/session/contracts/match.ts';
import type { Knowledge } from '../../src/session/games/knowledge.ts';
import { assistsOf } from '../../src/session/match/assists.ts';
import { fakeHud, tableOf } from './fixture.ts';

/** Shows a component on the page until the test is over; returns the element around it. */
export function showIn(hud: Hud, content: ComponentChild): HTMLElement {
  const box = document.createElement('div');
  document.body.append(box);
  renderInto(box, <HudProvider hud={hud}>{content}</HudProvider>);
  onTestFinished(() => {
    renderInto(box, null);
    box.remove();
  });
  return box;
}

/** Shows a component of the table. */
export function showAtTable(match: Match, content: ComponentChild, hud: Hud = fakeHud()): HTMLElement {
  const { context, game, table } = tableOf(match, hud);
  return showIn(
    hud,
    <MatchProvider context={context}>
      <ContentProvider content={{ game, table }}>{content}</ContentProvider>
    </MatchProvider>,
  );
}

/** The card of the assists for this match, and what it says. */
export function cardOf<K extends Knowledge>(match: Match) {
  const card = showAtTable(match, <AssistCard within={NO_INSETS} />).firstElementChild as HTMLElement;
  return { assists: assistsOf<K>(match), card, say: (): string => (card.hidden ? '' : (card.textContent ?? '')) };
}

export const NO_TABLE: ScreenPorts = {
  onInsets: () => {},
  fit: () => {},
  reel: async () => null,
  rested: async () => undefined,
  carry: () => false,
  drop: () => undefined,
};

/** The whole game screen without a table, on the page until it is destroyed or the test is over. */
export function openScreen(hud: Hud, match: Match) {
  const { element, destroy } = island(hud, () => <GameScreen match={match} ports={NO_TABLE} onReady={() => {}} />);
  document.body.append(element);
  onTestFinished(destroy);
  return { element, destroy };
}
