import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { MatchView } from '../../../session/contracts/match.ts';
import { TilePicture } from '../../../hud/table/TilePicture.tsx';
import type { GameTexts } from '../../../hud/table/texts.ts';
import { usePrevious, useTable } from '../../../hud/table/useMatch.tsx';
import { useTexts } from '../../../hud/kit/context.tsx';
import { carcassonneFollowerShape as figure } from '../../../hud/kit/shapes.tsx';
import { kindPicture } from '../../../hud/kit/sign.tsx';
import { nameOf } from '../../../hud/words/names.ts';
import { ModulePicture } from '../../../hud/modules/ModulePicture.tsx';
import type { Slice } from './bazaarState.ts';
import { KNOCKING, RISING, SWELLING, useArrival, useMotion } from './motion.ts';
import { tileWords } from './words.ts';
import text from '../../../hud/kit/text.module.css';
import styles from './Stall.module.css';

/** The picture of a stall. */
export const WOOD = { figure: 'stall' } as const;

/** A wooden mallet. */
const hammer = (): VNode =>
  kindPicture([
    ['wood', 'M3 8L8 3L17 12L12 17Z'],
    ['dark', 'M13.500 13.500L15.500 11.500L22 18.500A2 2 0 0 1 19.500 21Z'],
  ]);

function stateOf({ stalls, named }: Slice, n: number): 'empty' | 'laid' | 'taken' | 'named' | 'open' {
  const stall = stalls[n];
  if (!stall) return 'empty';
  if (stall.laid) return 'laid';
  if (stall.player !== null) return 'taken';
  return named === n ? 'named' : 'open';
}

/** Which tile it has, and who has it or bids for it. */
function stallText(game: GameTexts, view: MatchView, slice: Slice, n: number): string {
  const { t } = game.texts;
  const stall = slice.stalls[n];
  if (!stall) return t('carcassonne.bazaars.stall.empty', { count: n + 1 });
  const named = t('carcassonne.bazaars.tile', { count: n + 1, tile: tileWords(game, view, stall.tile) });
  if (stall.player !== null)
    return t(stall.laid ? 'carcassonne.bazaars.stall.laid' : 'carcassonne.bazaars.taken', {
      stall: named,
      player: nameOf(view, stall.player),
    });
  return slice.named === n
    ? t('carcassonne.bazaars.stall.named', { stall: named, count: slice.bid, player: nameOf(view, slice.bidder) })
    : named;
}

interface StallProps {
  /** Its place, from 0. */
  readonly n: number;
  readonly view: MatchView;
  readonly slice: Slice;
  readonly isInspected: boolean;
  /** Its changes are shown as motion. */
  readonly moves: boolean;
  readonly onPress: () => void;
}

/** A stall with its tile, once it is drawn, and the mark of the player who has it or bids for it. */
export function Stall({ n, view, slice, isInspected, moves, onPress }: StallProps): VNode {
  const { number } = useTexts();
  const { texts: game } = useTable();
  const move = useMotion();
  const button = useRef<HTMLButtonElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const mallet = useRef<HTMLSpanElement>(null);
  const stall = slice.stalls[n];
  const hasCome = useArrival(stall?.tile ?? null, moves);
  const state = hasCome ? stateOf(slice, n) : 'empty';
  const before = usePrevious(state);
  const isNamed = slice.named === n;
  const owner = stall?.player ?? (isNamed ? slice.bidder : null);
  const colour = owner === null ? null : (view.players[owner]?.colour ?? 0);
  const bid = isNamed ? slice.bid : null;
  useLayoutEffect(() => {
    if (moves && state === 'open' && before !== 'named') move(button.current, RISING);
    if (moves && state === 'named') move(mallet.current, KNOCKING);
  }, [state]);
  useLayoutEffect(() => {
    if (moves && owner !== null) move(mark.current, SWELLING);
  }, [owner, bid]);
  const words = stallText(game, view, slice, n);
  return (
    <li>
      <button
        ref={button}
        type="button"
        class={styles.stall}
        data-state={state}
        aria-label={words}
        title={words}
        aria-pressed={isInspected}
        disabled={!stall}
        onClick={onPress}
      >
        <ModulePicture picture={WOOD} />
        <TilePicture tile={hasCome && stall && !stall.laid ? stall.tile : null} />
        <span ref={mark} class={styles.mark} data-colour={colour ?? undefined} aria-hidden="true">
          {colour !== null && figure(colour)}
          {bid !== null && <span class={text.numeral}>{number(bid)}</span>}
        </span>
        <span ref={mallet} class={styles.hammer} aria-hidden="true" hidden={!isNamed}>
          {hammer()}
        </span>
      </button>
    </li>
  );
}
