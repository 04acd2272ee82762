import { elementOf } from '../../kit/render.tsx';
import type { VNode } from 'preact';
import { assistsOf } from '../../../session/match/assists.ts';
import type { MatchView } from '../../../session/contracts/match.ts';
import type { CarcassonneKnowledge } from '../../../session/games/carcassonne.ts';
import { createTilePicture } from '../../game/oldTile.tsx';
import type { TableContext, TableScene } from '../../games/table.ts';
import { h, keyedList, on, setAttribute, setText } from '../../kit/dom.ts';
import { carcassonneFollowerShape as figure } from '../../kit/shapes.tsx';
import { kindPicture } from '../../kit/sign.tsx';
import { tileText } from '../../words/features.ts';
import { modulesOf, nameOf, specOf } from '../../words/names.ts';
import { modulePicture } from '../picture.ts';
import { optionAt, peopleIn, sliceOf } from './bazaarState.ts';
import type { Person, Slice, Stall } from './bazaarState.ts';
import { prospectsText } from './prospects.ts';
import { partText } from './texts.ts';

/** A wooden mallet. */
const hammer = (): VNode =>
  kindPicture([
    ['sign-wood', 'M3 8L8 3L17 12L12 17Z'],
    ['sign-dark', 'M13.500 13.500L15.500 11.500L22 18.500A2 2 0 0 1 19.500 21Z'],
  ]);

/** Duration of each motion at normal speed, in milliseconds. */
const [RISE, NOD] = [420, 360];
const RISING = [
  { transform: 'translateY(0.8rem) scaleY(0.4)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];
const SWELLING = [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }];
const KNOCKING = [
  { transform: 'rotate(-50deg)' },
  { transform: 'rotate(8deg)' },
  { transform: 'rotate(-35deg)' },
  { transform: 'none' },
];

/**
 * A bazaar over the upper part of the board: open tiles on their stalls, what each player has done, and for the pressed
 * stall what its tile could score. The choices themselves are in the turn panel.
 */
export function createFair(context: TableContext): TableScene {
  const { hud, match, texts: game } = context;
  const { t } = hud.texts;
  const assists = assistsOf<CarcassonneKnowledge>(match);
  const stalls = h('ol', { class: 'fair-stalls', 'aria-label': t('carcassonne.bazaars.stalls') });
  const people = h('ol', { class: 'fair-people', 'aria-label': t('carcassonne.bazaars.people') });
  const looked = createTilePicture(hud);
  delete looked.element.dataset['drag'];
  const words = h('p', { role: 'status' });
  const look = h('div', { class: 'fair-look', hidden: true }, looked.element, words);
  const element = h(
    'section',
    { class: 'slip fair', 'aria-label': t('carcassonne.bazaars.title'), hidden: true },
    stalls,
    people,
    look,
  );
  /** The stall that is inspected. */
  let pressed: number | null = null;
  let moves = false;

  function play(part: HTMLElement, frames: Keyframe[], duration: number): void {
    const { speed } = hud.app.settings;
    if (moves && speed > 0 && !hud.calm()) part.animate(frames, { duration: duration / speed, easing: 'ease-out' });
  }

  function press(stall: number): void {
    const option = optionAt(match.view, stall);
    pressed = pressed === stall && !option ? null : stall;
    const { gesture } = match.view;
    if (option && !(gesture.type === 'choosing' && gesture.option.id === option.id)) {
      // A bid for one tile is not kept for another.
      if (option.target.on === 'number') match.intents.choose(option.id, option.target.least);
      else match.intents.choose(option.id);
    }
    show();
  }

  const renderStalls = keyedList<StallItem, ReturnType<typeof stallRow>>(stalls, stallRow, (row, item) =>
    row.update(item),
  );
  const renderPeople = keyedList<Person, ReturnType<typeof personRow>>(people, personRow, (row, item) =>
    row.update(item),
  );

  function stallRow({ n }: StallItem) {
    const picture = createTilePicture(hud);
    delete picture.element.dataset['drag'];
    const mark = h('span', { class: 'stall-mark', 'aria-hidden': 'true' });
    const mallet = h('span', { class: 'stall-hammer', 'aria-hidden': 'true', hidden: true }, hammer());
    const wood = modulePicture(hud, { figure: 'stall' });
    const button = h('button', { type: 'button', class: 'stall' }, wood, picture.element, mark, mallet);
    on(button, 'click', () => press(n));
    let told = '';
    return {
      element: h('li', {}, button),
      update({ stall, slice }: StallItem) {
        const { view } = match;
        const isNamed = slice.named === n;
        const state = !stall
          ? 'empty'
          : stall.laid
            ? 'laid'
            : stall.player !== null
              ? 'taken'
              : isNamed
                ? 'named'
                : 'open';
        const before = button.dataset['state'];
        setAttribute(button, 'data-state', state);
        button.disabled = stall === undefined;
        picture.show(stall && !stall.laid ? stall.tile : null, 0, '');
        setAttribute(button, 'aria-label', stallText(view, n, stall, slice));
        setAttribute(button, 'title', stallText(view, n, stall, slice));
        setAttribute(button, 'aria-pressed', pressed === n);
        mallet.hidden = !isNamed;
        const owner = stall?.player ?? (isNamed ? slice.bidder : null);
        const mine = [owner, isNamed ? slice.bid : ''].join();
        if (mine !== told) {
          told = mine;
          const colour = owner === null ? null : (view.players[owner]?.colour ?? 0);
          mark.className = colour === null ? 'stall-mark' : `stall-mark player-${colour}`;
          mark.replaceChildren(
            ...(colour === null ? [] : [elementOf(figure(colour))]),
            ...(isNamed ? [h('span', { class: 'numeral' }, hud.texts.number(slice.bid))] : []),
          );
          if (colour !== null) play(mark, SWELLING, NOD);
        }
        if (before === state) return;
        if (state === 'open' && before !== 'named') play(button, RISING, RISE);
        if (state === 'named') play(mallet, KNOCKING, RISE);
      },
    };
  }

  function personRow({ player }: Person) {
    const colour = match.view.players[player]?.colour ?? 0;
    const name = h('span', { class: 'fair-name' });
    const part = h('span', { class: 'fair-part' });
    const item = h('li', { class: `fair-person player-${colour}` }, figure(colour), name, part);
    return {
      element: item,
      update(person: Person) {
        setText(name, nameOf(match.view, player));
        const words = partText(hud.texts, person);
        if (part.textContent !== words) play(part, SWELLING, NOD);
        setText(part, words);
        setAttribute(item, 'data-part', person.part);
        setAttribute(item, 'aria-current', match.view.actor === player);
      },
    };
  }

  function stallText(view: MatchView, n: number, stall: Stall | undefined, slice: Slice): string {
    if (!stall) return t('carcassonne.bazaars.stall.empty', { count: n + 1 });
    const spec = specOf(view, stall.tile);
    const tile = spec ? tileText(game, spec, 0, modulesOf(view)) : stall.tile;
    const named = t('carcassonne.bazaars.tile', { count: n + 1, tile });
    if (stall.laid && stall.player !== null)
      return t('carcassonne.bazaars.stall.laid', { stall: named, player: nameOf(view, stall.player) });
    if (stall.player !== null)
      return t('carcassonne.bazaars.taken', { stall: named, player: nameOf(view, stall.player) });
    return slice.named === n
      ? t('carcassonne.bazaars.stall.named', { stall: named, count: slice.bid, player: nameOf(view, slice.bidder) })
      : named;
  }

  /** Inspects the stall of the chosen option. */
  function followChoice({ gesture, prompt }: MatchView, slice: Slice): void {
    if (gesture.type !== 'choosing') return;
    const at = slice.stalls.findIndex((_, n) => optionAt({ prompt }, n)?.id === gesture.option.id);
    if (at >= 0) pressed = at;
  }

  function show(now: MatchView = match.view, before: MatchView | null = now): void {
    const slice = now.over ? undefined : sliceOf(now);
    moves = before !== null && !element.hidden;
    element.hidden = !slice?.phase;
    if (!slice?.phase) {
      pressed = null;
      return assists.tryOut(null);
    }
    // Stalls that appear together with the scene are animated, too.
    moves = before !== null;
    if (before && (before.state.awaiting !== now.state.awaiting || before.actor !== now.actor)) pressed = slice.named;
    followChoice(now, slice);
    const stall = pressed === null ? undefined : slice.stalls[pressed];
    if (!stall || stall.laid) pressed = null;
    const isAsked = slice.stalls.some((_, n) => optionAt(now, n) !== undefined);
    setAttribute(element, 'data-phase', slice.phase === 'laying' && isAsked ? 'auction' : slice.phase);
    const many = slice.stalls.length + slice.wanted;
    renderStalls(
      Array.from({ length: many }, (_, n) => ({ n, stall: slice.stalls[n], slice })),
      ({ n }) => String(n),
    );
    element.style.setProperty('--stalls', String(many));
    renderPeople(peopleIn(now), ({ player }) => String(player));
    const tile = pressed === null ? null : (slice.stalls[pressed]?.tile ?? null);
    assists.tryOut(now.isReplay ? null : tile);
    look.hidden = tile === null;
    looked.show(tile, 0, '');
    setText(words, tile === null ? '' : prospectsText(game, now, assists.known.prospects(tile), assists.view.allowed));
  }

  return { element, update: show, destroy: () => assists.tryOut(null) };
}

interface StallItem {
  readonly n: number;
  /** Absent: its tile is still to be drawn. */
  readonly stall: Stall | undefined;
  readonly slice: Slice;
}
