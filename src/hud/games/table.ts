import type { Cell, Rotation, TileSpec } from '../../game/index.ts';
import type { Match, MatchView, Pointed } from '../../session/contract.ts';
import type { IconName } from '../kit/icons.ts';
import type { Hud } from '../kit/hud.ts';
import type { GameTexts } from './texts.ts';

/** What the panels of the table show of a game, where games differ in what they have. */

/** What its parts work with. */
export interface TableContext {
  readonly hud: Hud;
  readonly match: Match;
  readonly texts: GameTexts;
  /** Leads to a rule. */
  rule(label: string, topic: string): HTMLElement;
}

/** The board as a grid. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** `null`: nothing is there. */
  kindOf(cell: Cell): 'cell' | 'start' | null;
  /** Where one begins. */
  readonly first: Cell | undefined;
}

/** One aid that can be switched on. */
export interface LayerEntry {
  readonly layer: string;
  readonly label: string;
  readonly sign: IconName;
  readonly key: string;
  /** What it shows, in words; `null`: it is shown elsewhere. */
  note(): Node | null;
}

/** What the card says of something that is pointed at. */
export interface About {
  readonly sign?: SVGSVGElement | undefined;
  readonly title: string;
  /** Who leads there. */
  readonly who?: string | undefined;
  /** The only one who leads. */
  readonly leader?: number | undefined;
  readonly rows?: readonly { readonly label: string; readonly value: string }[];
  readonly lines?: readonly string[];
  readonly tiles?: readonly CountedTile[];
  /** Rules, by what they are about. */
  readonly rules: readonly { readonly label: string; readonly topic: string }[];
}

/** Tiles that look alike. */
export interface CountedTile {
  readonly tile: TileSpec;
  readonly count: number;
  readonly rotation?: Rotation;
}

export interface CardRow {
  readonly element: HTMLElement;
  update(view: MatchView): void;
}

/** What has no tile of its own to ask about, or lies on many: one press opens its card. */
export interface PlaceCard {
  readonly sign: () => SVGSVGElement;
  readonly label: string;
  readonly key: string;
  /** At a glance, on its button; `null`: there is nothing to ask about now. */
  glance(): string | null;
  /** Figures on its button, group by group. */
  groups?(): readonly PlaceGroup[];
  about(): About;
}

/** Figures that stand together. */
export interface PlaceGroup {
  readonly sign: () => SVGSVGElement;
  /** Nobody leaves. */
  readonly barred: boolean;
  /** By player; only those who have somebody there. */
  readonly figures: readonly { readonly player: number; readonly count: number }[];
}

/** What stands over the upper part of the board while it has something to show. */
export interface TableScene {
  readonly element: HTMLElement;
  update(now: MatchView, before: MatchView | null): void;
  destroy(): void;
}

/** What the panels show of a module. They ask again after every change. */
export interface ModulePanels {
  cardRows?(player: number): readonly CardRow[];
  /** What it says of something that is pointed at: alone, or besides what is known of it anyway. */
  about?(at: Pointed): Partial<About> | undefined;
  readonly places?: readonly PlaceCard[];
  readonly scene?: TableScene;
  /** What it can show on the board. */
  readonly layers?: readonly LayerEntry[];
}

export interface GameTable {
  /** Class of the whole screen. */
  readonly className: string;
  frame(view: MatchView): Frame;
  readonly boardHint: string;
  /** What else there is to say of a cell, and of a start space in the wall. */
  beside(cell: Cell): readonly string[];
  start(cell: Cell): string | undefined;

  readonly layers: readonly LayerEntry[];
  /** Keys of the layers in words. */
  readonly layerKeys: string;
  readonly projectedHint: string;
  /** What there is to look at on a cell without a tile. */
  bare(cell: Cell): readonly Pointed[];
  /** Where a start space lies. */
  spaceCell(space: string): Cell | undefined;
  /** `null`: there is nothing to say. A cell and the last turn are told for every game. */
  about(at: Pointed): About | null;
  unseen(): readonly CountedTile[];
  aside(): readonly CountedTile[];
  fitting(cell: Cell): readonly CountedTile[];

  /** Rows of a player's card below the followers. */
  cardRows(player: number): readonly CardRow[];
  /** Cards of their own, by a press or a key. */
  readonly places: readonly PlaceCard[];
  readonly scenes: readonly TableScene[];
  /** What can be done while the board is looked at after the end. */
  endLooks(): readonly Node[];
}
