import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameEvent, LaidTile } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { choicesNow } from '../words/choices.ts';
import { promptOf, turnModeOf } from '../words/turnMode.ts';
import type { GameTexts } from '../table/texts.ts';
import { usePrevious, useTable, useView } from '../table/useMatch.tsx';
import { eventBefore } from '../words/eventOrder.ts';
import { eventText, isEssential, sentences } from '../words/events.ts';
import { tileText } from '../words/features.ts';
import { modulesOf, nameOf, specOf } from '../words/names.ts';
import { choiceText } from './asked.ts';
import text from '../kit/text.module.css';

const KEPT = 12;

interface Said {
  readonly id: number;
  readonly words: string;
}

/** The last announcements, and a function that adds some. */
export function useAnnouncements(): readonly [readonly Said[], (...words: readonly string[]) => void] {
  const [said, setSaid] = useState<readonly Said[]>([]);
  const serial = useRef(0);
  const say = (...words: readonly string[]): void => {
    const fresh = words.filter(Boolean).map((one) => ({ id: (serial.current += 1), words: one }));
    if (fresh.length > 0) setSaid((before) => [...before, ...fresh].slice(-KEPT));
  };
  return [said, say];
}

interface AnnouncerProps {
  readonly said: readonly Said[];
  readonly say: (...words: readonly string[]) => void;
}

/** Announces to screen readers: essential events, prompts, the position of the held tile, and the chosen option. */
export function Announcer({ said, say }: AnnouncerProps): VNode {
  const { texts: game } = useTable();
  const now = useView();
  const before = usePrevious(now);
  const heard = useRef(-1);
  useLayoutEffect(() => {
    const fresh = now.log.filter((entry) => entry.id > heard.current);
    heard.current = now.log.at(-1)?.id ?? heard.current;
    // A replay is announced by its own panel.
    const old = now.isReplay || before?.isReplay ? null : before;
    // A resumed game is not announced from its beginning.
    const events = old
      ? eventsText(
          game,
          now,
          fresh.map(({ event }) => event),
        )
      : '';
    say(events, ...news(game, now, old));
  }, [now]);
  return (
    <div class={text.unseen} data-announcer role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}

const eventsText = (game: GameTexts, now: MatchView, events: readonly GameEvent[]): string =>
  sentences(
    events.filter((event) => isEssential(event, eventBefore(now, event))).map((event) => spokenText(game, now, event)),
  );

/** What is new for the player who chooses: the prompt, where the tile is, what is chosen. */
function news(game: GameTexts, now: MatchView, before: MatchView | null): readonly string[] {
  const { t } = game.texts;
  const { gesture, hand } = now;
  const modules = modulesOf(now);
  const mode = turnModeOf(now);
  const said: string[] = [];
  const isNew =
    !before ||
    turnModeOf(before) !== mode ||
    before.state.awaiting !== now.state.awaiting ||
    before.state.turn !== now.state.turn ||
    before.state.second !== now.state.second ||
    before.actor !== now.actor ||
    before.hand !== hand;
  if (isNew && (mode === 'place' || mode === 'choose' || mode === 'draw')) {
    const prompt = promptOf(game, now);
    const tile = mode === 'place' && hand ? t('tray.tile', { features: tileText(game, hand, 0, modules) }) : '';
    said.push([nameOf(now, now.actor), prompt.title, prompt.detail, tile].filter(Boolean).join('. '));
  }
  if (gesture === before?.gesture) return said;
  if (gesture.type === 'placing')
    said.push(
      [game.cell(gesture), hand ? tileText(game, hand, gesture.rotation, modules) : ''].filter(Boolean).join(': '),
    );
  // Where the focus moves with the choice, the button itself is read out. The default choice of a new prompt is not
  // announced.
  if (document.activeElement?.closest('[role="radiogroup"]')) return said;
  const chosen = choicesNow(game, now).find((choice) => choice.chosen);
  if (chosen && !(isNew && chosen.none)) said.push(choiceText(game, chosen));
  return said;
}

/** A tile laid by a person on this device was announced while it was held; one laid by another player is described. */
function spokenText(game: GameTexts, view: MatchView, event: GameEvent): string {
  if (event.type !== 'laid') return eventText(game, view, event);
  const { player, tile, rotation, ...cell } = event as GameEvent & LaidTile & { readonly player: number };
  const spec = specOf(view, tile);
  if (!spec || view.players[player]?.seat.kind === 'human') return eventText(game, view, event);
  return game.texts.t('log.laid.spoken', {
    player: nameOf(view, player),
    cell: game.cell(cell),
    features: tileText(game, spec, rotation, modulesOf(view)),
  });
}
