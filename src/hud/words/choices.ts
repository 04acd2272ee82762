import type { VNode } from 'preact';
import { sameCell } from '../../game/index.ts';
import type { FeatureAt, Option } from '../../game/index.ts';
import type { Intents, MatchView } from '../../session/contracts/match.ts';
import { listedOptions } from '../../session/match/gesture.ts';
import { numbersOf } from '../../session/match/namesakes.ts';
import { worthOf } from '../../session/match/worth.ts';
import type { GameTexts, OptionTexts } from '../table/texts.ts';
import { icon } from '../kit/icons.tsx';
import { sidesText } from './features.ts';
import { laidOn, specOf } from './names.ts';
import { plainOption } from './plain.ts';

/** One current choice; the same list serves the buttons, the number keys and the screen reader. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  sign(): VNode;
  /** Points it scores at once, if any. */
  readonly points: number | null;
  /** Shown on the board too; `null` while its name says enough. */
  readonly number: number | null;
  readonly chosen: boolean;
  /** It declines: chosen with N and 0, not by its place in the list. */
  readonly none: boolean;
  /** One press confirms it. */
  readonly quick: boolean;
  /** It is shown elsewhere: the list contains it only while it is chosen. */
  readonly elsewhere: boolean;
  /** It needs a number. */
  readonly range: { readonly least: number; readonly most: number; readonly value: number } | null;
  choose(intents: Intents, number?: number): void;
}

/** The current options; cells for the tile are shown on the board instead. */
export function choicesOf(game: GameTexts, view: MatchView): readonly Choice[] {
  const { gesture } = view;
  const options = listedOptions(view.prompt);
  const numbers = numbersOf(view.prompt);
  const told = toldApart(
    game,
    view,
    options.map((option) => ({ option, texts: optionTexts(game, view, option) })),
  );
  return told.map(({ option, texts }): Choice => {
    const { id, target, points, declines } = option;
    const { label, hint = '', sign = () => plainSign(game, option), quick = false, elsewhere = false } = texts;
    const chosen = gesture.type === 'choosing' && gesture.option.id === id;
    const value = chosen ? gesture.number : null;
    return {
      key: id,
      label,
      hint,
      sign,
      points,
      number: numbers.get(id) ?? null,
      chosen,
      none: declines,
      quick,
      elsewhere,
      range: target.on === 'number' ? { least: target.least, most: target.most, value: value ?? target.least } : null,
      choose: (intents, number) => (number === undefined ? intents.choose(id) : intents.choose(id, number)),
    };
  });
}

/** The same, and what can be chosen together with the held tile: what the number keys choose. */
export const choicesNow = (game: GameTexts, view: MatchView): readonly Choice[] => [
  ...choicesOf(game, view),
  ...(view.ahead ? choicesOf(game, view.ahead) : []),
];

/** Between the parts of a hint. */
const BETWEEN = ' – ';

interface WordedOption {
  readonly option: Option;
  readonly texts: OptionTexts;
}

const readsLike = ({ texts: { label, hint = '' } }: WordedOption): string => `${label}\n${hint}`;

/**
 * Options with the same name say what tells their regions apart. Those that still read the same say where on its tile
 * the feature is; if that is the same too, they count.
 */
function toldApart(game: GameTexts, view: MatchView, options: readonly WordedOption[]): readonly WordedOption[] {
  const known = eachAlike(
    options,
    ({ texts }) => texts.label,
    (alike) => withFacts(game, view, alike),
  );
  const placed = eachAlike(known, readsLike, (alike) =>
    alike.map((one) =>
      withMore(one, one.option.target.on === 'feature' ? placeOnTile(game, view, one.option.target) : ''),
    ),
  );
  return eachAlike(placed, readsLike, (alike) =>
    alike.map((one, place) => withMore(one, game.texts.t('choice.which', { place: place + 1, many: alike.length }))),
  );
}

/** Changes the options that have their key in common with others, all of them together. */
function eachAlike(
  options: readonly WordedOption[],
  keyOf: (one: WordedOption) => string,
  change: (alike: readonly WordedOption[]) => readonly WordedOption[],
): readonly WordedOption[] {
  const changed = new Map<WordedOption, WordedOption>();
  const groups = new Map<string, WordedOption[]>();
  for (const one of options) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  for (const alike of groups.values()) {
    if (alike.length < 2) continue;
    const told = change(alike);
    for (const [n, one] of alike.entries()) changed.set(one, told[n] ?? one);
  }
  return options.map((one) => changed.get(one) ?? one);
}

const withMore = (one: WordedOption, words: string): WordedOption => {
  const { hint = '' } = one.texts;
  return words === '' || hint.includes(words)
    ? one
    : { ...one, texts: { ...one.texts, hint: [hint, words].filter(Boolean).join(BETWEEN) } };
};

/** Adds what is known of their regions, without what all of them have in common: first, or after the cell. */
function withFacts(game: GameTexts, view: MatchView, alike: readonly WordedOption[]): readonly WordedOption[] {
  const facts = alike.map(({ option: { target } }) =>
    target.on === 'feature' ? game.regionFacts(view.state, target) : [],
  );
  const times = new Map<string, number>();
  for (const fact of facts.flat()) times.set(fact, (times.get(fact) ?? 0) + 1);
  return alike.map((one, n) => {
    const { option, texts } = one;
    const { hint = '' } = texts;
    const own = (facts[n] ?? []).filter((fact) => times.get(fact) !== alike.length && !hint.includes(fact));
    if (own.length === 0) return one;
    const [first = '', ...rest] = hint.split(BETWEEN);
    const isFar = option.target.on === 'feature' && first.startsWith(game.cell(option.target));
    const told = isFar ? [[first, ...own].join(', '), ...rest] : [own.join(', '), first, ...rest];
    return { ...one, texts: { ...texts, hint: told.filter(Boolean).join(BETWEEN) } };
  });
}

/** The texts of an option: those of the rule set or a module, otherwise plain ones. */
export const optionTexts = (game: GameTexts, view: MatchView, option: Option): OptionTexts =>
  game.option(view, option) ?? deployTexts(game, view, option) ?? plainOption(game, view, option);

function deployTexts(game: GameTexts, view: MatchView, { action, target, piece }: Option): OptionTexts | undefined {
  if (action.do !== 'deploy' || target.on !== 'feature') return undefined;
  const role = game.role(piece ?? 'follower', target.kind);
  const where = [farText(game, view, target), placeOnTile(game, view, target), target.completed ? game.completed : '']
    .filter(Boolean)
    .join(BETWEEN);
  return role && { label: role.choice, hint: where, commit: role.commit };
}

/** For a tile other than the one just placed: which tile, and what is there. */
function farText(game: GameTexts, { state }: MatchView, at: FeatureAt): string {
  if (!state.last || sameCell(state.last, at)) return '';
  const worth = worthOf(state, at);
  const told = !worth ? [] : [game.texts.t('choice.worth', { count: worth })];
  return [game.cell(at), ...told].join(', ');
}

/** Where on its tile a feature is: `north and east`. */
function placeOnTile(game: GameTexts, view: MatchView, at: FeatureAt): string {
  const laid = laidOn(game, view, at);
  const feature = laid && specOf(view, laid.tile)?.features[at.feature];
  return laid && feature ? [sidesText(game.texts, feature, laid.rotation), ...game.marks(feature)].join(', ') : '';
}

function plainSign(game: GameTexts, { target, declines }: Option): VNode {
  if (declines) return icon('none');
  return (target.on === 'feature' ? game.kindSign(target.kind) : undefined) ?? icon('hand');
}
