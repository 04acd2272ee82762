import type { VNode } from 'preact';
import type {
  Action,
  Cell,
  FeatureSpec,
  GameEvent,
  GameState,
  LaidTile,
  Option,
  Place,
  Prompt,
  ScoreLine,
  TileSpec,
  FeatureAt,
} from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { MatchView, Reason } from '../../session/contracts/match.ts';

/**
 * The texts of the table's panels for a game. Whatever has no text is described by a plain sentence
 * (src/hud/words/plain.ts).
 */

/** A kind of feature: `path`, `Path`, `the path` as the object of a verb. */
export interface KindTexts {
  readonly name: string;
  readonly title: string;
  readonly object: string;
}

/** A sort of figure on a kind of feature: a knight in a city. */
export interface RoleTexts {
  /** As an option: `Knight in the city`. */
  readonly choice: string;
  /** On the green button: `Place knight`. */
  readonly commit: string;
  placed(player: string): string;
  deployed(player: string): string;
  home(player: string): string;
}

/** An option as a row of the list. */
export interface OptionTexts {
  readonly label: string;
  readonly hint?: string;
  readonly sign?: () => VNode;
  /** On the green button; absent: the label. */
  readonly commit?: string;
  /** One press confirms it, for choices that others wait for and that are frequent. */
  readonly quick?: true;
  /** A scene over the board shows it too: the list contains it only while it is chosen. */
  readonly elsewhere?: true;
}

export interface PromptTexts {
  readonly title: string;
  readonly detail: string;
  /** Accessible name of the list of options. */
  readonly label: string;
  /** The green button while nothing is chosen. */
  readonly commit: string;
}

/** A state with the names of its players: from a match, or from a scene of the book. */
export interface NamedState {
  readonly rules: string;
  readonly state: GameState;
  readonly players: readonly { readonly name: string }[];
}

/** An action of advice: the view before it, and the tiles including its own. */
export interface Advised {
  readonly view: MatchView;
  readonly lying: readonly LaidTile[];
  readonly action: Action;
  /** The action before it. */
  readonly before: Action | undefined;
}

/** The texts of a rule set or a module; `undefined`: it has none. */
export interface SliceTexts {
  kind?(kind: string): KindTexts | undefined;
  kindSign?(kind: string): VNode | undefined;
  role?(sort: string, kind: string): RoleTexts | undefined;
  /** The name of a spot. */
  spot?(spot: string): string | undefined;
  /** The name of a sort of piece. */
  piece?(sort: string): string | undefined;
  /** A figure other than followers on a player's card: what it is, and where. */
  figure?(sort: string, isInHand: boolean): { readonly label: string; readonly where: string } | undefined;
  /** A piece on the board that is not a figure, or a figure in a special place. */
  onBoard?(sort: string, player: string, view: NamedState, place: Place): string | undefined;
  /** What is beside the board. */
  beside?(view: MatchView): readonly string[];
  /** What is printed on a feature. */
  marks?(feature: FeatureSpec): readonly string[];
  /** What is printed on a tile, in addition to its features. */
  notes?(tile: TileSpec): readonly string[];
  /** What a player has, in addition to points and figures in hand. */
  holdings?(view: MatchView, player: number): readonly string[];
  option?(view: MatchView, option: Option): OptionTexts | undefined;
  prompt?(view: MatchView, prompt: Prompt): Partial<PromptTexts> | undefined;
  /** What another player is choosing, for those who wait: `Jan moves the keep`. */
  others?(view: MatchView): Pick<PromptTexts, 'title' | 'detail'> | undefined;
  event?(view: MatchView, event: GameEvent): string | undefined;
  /** A score line; of a module, also one of the base game, in games with the module. */
  line?(line: ScoreLine, view: NamedState): string | undefined;
  /** A clause without its subject. */
  reason?(reason: Reason): string | undefined;
  advice?(advised: Advised): string | undefined;
  /** Why the action is illegal, as a sentence. */
  refusal?(code: string, awaiting: string): string | undefined;
}

export interface GameTexts extends Required<SliceTexts> {
  readonly texts: Texts;
  cell(cell: Cell): string;
  /** Whether the game uses features of this kind. `modules`: those that are on. */
  plays(kind: string, modules: readonly string[]): boolean;
  /** Describes a feature that reaches no side of its tile. */
  enclosed(kind: string): string;
  /** What tells a region from others of its kind, most telling first: its points, what is in it, its size. */
  regionFacts(state: GameState, at: FeatureAt): readonly string[];
  /** Describes a feature that a follower would score at once. */
  readonly completed: string;
  /** Every tile on the board. */
  lying(state: GameState): readonly LaidTile[];
  refusal(code: string, awaiting: string): string;
}

/** Combines texts: the first part that has a text for something wins. */
export function joinTexts(parts: readonly SliceTexts[]): Required<SliceTexts> {
  function first<T>(ask: (part: SliceTexts) => T | undefined): T | undefined {
    for (const part of parts) {
      const found = ask(part);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  return {
    kind: (kind) => first((part) => part.kind?.(kind)),
    kindSign: (kind) => first((part) => part.kindSign?.(kind)),
    role: (sort, kind) => first((part) => part.role?.(sort, kind)),
    spot: (spot) => first((part) => part.spot?.(spot)),
    piece: (sort) => first((part) => part.piece?.(sort)),
    figure: (sort, isInHand) => first((part) => part.figure?.(sort, isInHand)),
    onBoard: (sort, player, view, place) => first((part) => part.onBoard?.(sort, player, view, place)),
    beside: (view) => parts.flatMap((part) => part.beside?.(view) ?? []),
    marks: (feature) => parts.flatMap((part) => part.marks?.(feature) ?? []),
    notes: (tile) => parts.flatMap((part) => part.notes?.(tile) ?? []),
    holdings: (view, player) => parts.flatMap((part) => part.holdings?.(view, player) ?? []),
    option: (view, option) => first((part) => part.option?.(view, option)),
    // A module may add to a prompt, or replace parts of it.
    prompt: (view, prompt) => Object.assign({}, ...parts.map((part) => part.prompt?.(view, prompt))),
    others: (view) => first((part) => part.others?.(view)),
    event: (view, event) => first((part) => part.event?.(view, event)),
    line: (line, view) => first((part) => part.line?.(line, view)),
    reason: (reason) => first((part) => part.reason?.(reason)),
    advice: (advised) => first((part) => part.advice?.(advised)),
    refusal: (code, awaiting) => first((part) => part.refusal?.(code, awaiting)),
  };
}
