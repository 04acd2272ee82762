import '../../src/hud/styles/index.css';
import './record.css';
import type { VNode } from 'preact';
import { DISTINCT_LOOKS } from '../../src/art/players.ts';
import { createAdviser } from '../../src/bots/adviser.ts';
import { checkGameRecord } from '../../src/game/index.ts';
import { TextBoard } from '../../src/hud/board/TextBoard.tsx';
import { useTextBoard } from '../../src/hud/board/useTextBoard.ts';
import { ContentProvider } from '../../src/hud/table/useContent.tsx';
import { MatchProvider } from '../../src/hud/table/useMatch.tsx';
import { HudProvider } from '../../src/hud/kit/context.tsx';
import { renderInto } from '../../src/hud/kit/render.ts';
import { LogPanel } from '../../src/hud/log/LogPanel.tsx';
import type { TableHandle } from '../../src/scenes/settings.ts';
import type { Match } from '../../src/session/contracts/match.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { createTableMatch } from '../../src/session/review/tableMatch.ts';
import { fakeApp, tableOf } from '../hud/fixture.ts';
import { showTable } from './showTable.ts';
import { wordsIn } from './words.ts';

/** A record on the real table and in words, at any moment. The surrounding page chooses it: `window.showRecord`. */

export interface RecordFrame {
  go(moment: number): void;
  close(): void;
}

declare global {
  interface Window {
    /** The rules must accept the record to its end. */
    showRecord: (record: unknown, at: number, tongue: string) => Promise<RecordFrame>;
  }
}

const place = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Expected ${selector}`);
  return found;
};

async function tellIn(host: HTMLElement, match: Match, tongue: string): Promise<() => void> {
  const texts = await wordsIn(tongue);
  const hud = { app: fakeApp({ match, screen: 'game' }), texts, host, calm: () => true };
  const { context, game, table } = tableOf(match, hud);
  host.classList.add('hud', 'calm');
  host.replaceChildren();
  renderInto(
    host,
    <HudProvider hud={hud}>
      <MatchProvider context={context}>
        <ContentProvider content={{ game, table }}>
          <Words />
        </ContentProvider>
      </MatchProvider>
    </HudProvider>,
  );
  return () => renderInto(host, null);
}

function Words(): VNode {
  const board = useTextBoard();
  return (
    <>
      <TextBoard board={{ ...board, isShown: true }} ask={() => undefined} />
      <LogPanel hidden={false} onClose={() => undefined} />
    </>
  );
}

window.showRecord = async (record, at, tongue) => {
  const found = checkGameRecord(record);
  if (!found.ok) throw new Error(found.error.message);
  const { rules, record: header } = found.value;
  const { players } = header;
  const game = {
    rules: rules.id,
    options: rules.formatOptions(header.start.options),
    players,
    seats: players.map(() => ({ kind: 'human' }) as const),
    colours: DISTINCT_LOOKS.slice(0, players.length),
    seed: 'gallery',
  };
  const live = createMatch(game, { record });
  if (!live.ok) throw new Error(live.error.message);
  const tableMatch = createTableMatch(game, live.value, { pace: () => 600, newAdviser: () => createAdviser() });
  tableMatch.open(at);
  const silence = await tellIn(place('#hud'), tableMatch.match, tongue);
  const table: TableHandle = await showTable(place('#table'), tableMatch.match, {
    pixels: 64,
    light: 'noon',
    speed: 2,
  });
  return {
    go: (moment) => tableMatch.review?.go(moment),
    close() {
      silence();
      table.close();
      tableMatch.match.close();
    },
  };
};
