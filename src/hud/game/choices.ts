import { sameCell } from '../../game/index.ts';
import type { FeatureAt, Option } from '../../game/index.ts';
import type { Intents, MatchView } from '../../session/contract.ts';
import { listedOptions } from '../../session/gesture.ts';
import { worthOf } from '../../session/worth.ts';
import type { GameTexts, OptionTexts } from '../games/texts.ts';
import { icon } from '../kit/icons.ts';
import { sidesText } from '../words/features.ts';
import { laidOn, specOf } from '../words/names.ts';
import { plainOption } from '../words/plain.ts';

/** One thing that can be chosen now; the list is the same for buttons, number keys and the ear. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  sign(): SVGSVGElement;
  /** Points it brings, if it brings any at once. */
  readonly points: number | null;
  readonly chosen: boolean;
  /** It declines: reached by N and 0, not by its place in the list. */
  readonly none: boolean;
  /** One press does it. */
  readonly quick: boolean;
  /** It is shown elsewhere: the list has it only while it is chosen. */
  readonly elsewhere: boolean;
  /** A number goes with it. */
  readonly range: { readonly least: number; readonly most: number; readonly value: number } | null;
  choose(intents: Intents, number?: number): void;
}

/** The options of the moment; where a tile may be laid, the board shows. */
export function choicesOf(game: GameTexts, view: MatchView): readonly Choice[] {
  const { gesture } = view;
  return listedOptions(view.prompt).map((option): Choice => {
    const { id, target, points, declines } = option;
    const told = optionTexts(game, view, option);
    const { label, hint = '', sign = () => plainSign(game, option), quick = false, elsewhere = false } = told;
    const chosen = gesture.type === 'choosing' && gesture.option.id === id;
    const value = chosen ? gesture.number : null;
    return {
      key: id,
      label,
      hint,
      sign,
      points,
      chosen,
      none: declines,
      quick,
      elsewhere,
      range: target.on === 'number' ? { least: target.least, most: target.most, value: value ?? target.least } : null,
      choose: (intents, number) => (number === undefined ? intents.choose(id) : intents.choose(id, number)),
    };
  });
}

/** An option in words: those of the rule set or a module, else plain ones. */
export const optionTexts = (game: GameTexts, view: MatchView, option: Option): OptionTexts =>
  game.option(view, option) ?? deployTexts(game, view, option) ?? plainOption(game, view, option);

function deployTexts(game: GameTexts, view: MatchView, { action, target, piece }: Option): OptionTexts | undefined {
  if (action.do !== 'deploy' || target.on !== 'feature') return undefined;
  const role = game.role(piece ?? 'follower', target.kind);
  const where = [farText(game, view, target), placeOnTile(game, view, target), target.completed ? game.completed : '']
    .filter(Boolean)
    .join(' – ');
  return role && { label: role.choice, hint: where, commit: role.commit };
}

/** On another tile than the one just placed: which, and what is there by now. */
function farText(game: GameTexts, { state }: MatchView, at: FeatureAt): string {
  if (!state.last || sameCell(state.last, at)) return '';
  const worth = worthOf(state, at);
  const told = !worth ? [] : [game.texts.t('choice.worth', { count: worth })];
  return [game.cell(at), ...told].join(', ');
}

/** Where on its tile a feature lies: `north and east`. */
function placeOnTile(game: GameTexts, view: MatchView, at: FeatureAt): string {
  const laid = laidOn(game, view, at);
  const feature = laid && specOf(view, laid.tile)?.features[at.feature];
  return laid && feature ? [sidesText(game.texts, feature, laid.rotation), ...game.marks(feature)].join(', ') : '';
}

function plainSign(game: GameTexts, { target, declines }: Option): SVGSVGElement {
  if (declines) return icon('none');
  return (target.on === 'feature' ? game.kindSign(target.kind) : undefined) ?? icon('hand');
}
