import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { TileId } from '../../../game/index.ts';
import { assistsOf } from '../../../session/match/assists.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { usePaintedAhead } from '../../../hud/modules/ModulePicture.tsx';
import { TilePicture } from '../../../hud/table/TilePicture.tsx';
import { useAssists, usePrevious, useTable, useView } from '../../../hud/table/useMatch.tsx';
import { useTexts } from '../../../hud/kit/context.tsx';
import { carcassonneFollowerShape as figure } from '../../../hud/kit/shapes.tsx';
import { nameOf } from '../../../hud/words/names.ts';
import { bazaarIn, opensBazaar, optionAt, peopleIn } from './bazaarState.ts';
import type { Person } from './bazaarState.ts';
import { useInspected } from './inspected.ts';
import { SWELLING, useMotion } from './motion.ts';
import { prospectsText } from './prospects.ts';
import { Stall, WOOD } from './Stall.tsx';
import { partText } from './words.ts';
import surface from '../../../hud/kit/surface.module.css';
import styles from './Fair.module.css';

/**
 * A bazaar over the upper part of the board: open tiles on their stalls, what each player has done, and for the
 * inspected stall what its tile could score. The choices themselves are in the turn panel.
 */
export function Fair(): VNode | null {
  const { t } = useTexts();
  const [inspected, press] = useInspected();
  const view = useView();
  const slice = bazaarIn(view);
  usePaintedAhead(WOOD, opensBazaar(view));
  // What is there already when the screen appears does not move.
  const moves = usePrevious(view) !== null;
  const tile = (inspected === null ? undefined : slice?.stalls[inspected]?.tile) ?? null;
  useTried(view.isReplay ? null : tile);
  if (!slice) return null;
  const isAsked = slice.stalls.some((_, n) => optionAt(view, n) !== undefined);
  const many = slice.stalls.length + slice.wanted;
  return (
    <section
      class={clsx(surface.slip, styles.fair)}
      aria-label={t('carcassonne.bazaars.title')}
      data-phase={slice.phase === 'laying' && isAsked ? 'auction' : slice.phase}
      style={{ '--stalls': many }}
    >
      <ol class={styles.stalls} aria-label={t('carcassonne.bazaars.stalls')}>
        {Array.from({ length: many }, (_, n) => (
          <Stall
            key={n}
            n={n}
            view={view}
            slice={slice}
            isInspected={inspected === n}
            moves={moves}
            onPress={() => press(n)}
          />
        ))}
      </ol>
      <ol class={styles.people} aria-label={t('carcassonne.bazaars.people')}>
        {peopleIn(view).map((person) => (
          <Visitor key={person.player} person={person} moves={moves} />
        ))}
      </ol>
      <Look tile={tile} />
    </section>
  );
}

/** Shows on the board where this tile fits. */
function useTried(tile: TileId | null): void {
  const assists = assistsOf(useTable().match);
  useLayoutEffect(() => () => assists.tryOut(null), [assists]);
  // Last: it renders everything again that shows assists.
  useLayoutEffect(() => assists.tryOut(tile), [assists, tile]);
}

/** What a player does or has done in the bazaar. */
function Visitor({ person, moves }: { readonly person: Person; readonly moves: boolean }): VNode {
  const texts = useTexts();
  const move = useMotion();
  const { view } = useTable().match;
  const part = useRef<HTMLSpanElement>(null);
  const words = partText(texts, person);
  const before = usePrevious(words) ?? '';
  useLayoutEffect(() => {
    if (moves && words !== before) move(part.current, SWELLING);
  }, [words]);
  const colour = view.players[person.player]?.colour ?? 0;
  return (
    <li class={styles.person} data-colour={colour} data-part={person.part} aria-current={view.actor === person.player}>
      {figure(colour)}
      <span class={styles.name}>{nameOf(view, person.player)}</span>
      <span ref={part} class={styles.part}>
        {words}
      </span>
    </li>
  );
}

/** What a tile could do for the reader; `null`: none is inspected. */
function Look({ tile }: { readonly tile: TileId | null }): VNode {
  const { texts: game } = useTable();
  const view = useView();
  const assists = useAssists<CarcassonneKnowledge>();
  const { allowed } = assists.view;
  const words = useMemo(
    () => (tile === null ? '' : prospectsText(game, view, assists.known.prospects(tile), allowed)),
    [game, view, assists, tile, allowed],
  );
  return (
    <div class={styles.look} hidden={tile === null}>
      <TilePicture tile={tile} />
      <p role="status">{words}</p>
    </div>
  );
}
