import type { ComponentChildren, ComponentType, VNode } from 'preact';
import type { Cell, Rotation, Secret, TileSpec } from '../../game/index.ts';
import type { Match, MatchView, Pointed } from '../../session/contracts/match.ts';
import type { IconName } from '../kit/icons.tsx';
import type { Hud } from '../kit/hud.ts';
import type { GameTexts } from './texts.ts';

/** The content of the table's panels where games differ. */

/** What the panels work with. */
export interface TableContext {
  readonly hud: Hud;
  readonly match: Match;
  readonly texts: GameTexts;
  /** Opens the rules at this topic. */
  openRule(topic: string): void;
}

/** The board as a grid. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** `null`: neither. */
  kindOf(cell: Cell): 'cell' | 'start' | null;
  /** The cell focused at first. */
  readonly first: Cell | undefined;
}

/** An assist that can be switched on. */
export interface LayerEntry {
  readonly layer: string;
  readonly label: string;
  readonly sign: IconName;
  readonly key: string;
  /** What it shows, in words; `null`: it is shown elsewhere. Read again after every change. */
  note(): ComponentChildren;
}

/** The content of a card about something that is pointed at. */
export interface About {
  readonly sign?: VNode | undefined;
  readonly title: string;
  /** Who leads there. */
  readonly who?: string | undefined;
  /** The only leader. */
  readonly leader?: number | undefined;
  readonly rows?: readonly { readonly label: string; readonly value: string }[];
  readonly lines?: readonly string[];
  readonly tiles?: readonly CountedTile[];
  /** Links to rules, by topic. */
  readonly rules: readonly { readonly label: string; readonly topic: string }[];
}

/** Identical tiles. */
export interface CountedTile {
  readonly tile: TileSpec;
  readonly count: number;
  readonly rotation?: Rotation;
}

/** Something on a player's card: a row of signs, and the same in words. */
export interface CardRow {
  readonly Row: ComponentType<{ readonly player: number }>;
  /** Each sign with what it means; read again after every change. */
  holdings(player: number): readonly Holding[];
}

/** Something that a player has. */
export interface Holding {
  readonly sign: VNode;
  readonly what: string;
  /** What it is for. */
  readonly note?: string | undefined;
}

/** A place that is not on a tile, or covers many: one press opens its card. */
export interface PlaceCard {
  readonly sign: () => VNode;
  readonly label: string;
  readonly key: string;
  /** The essentials, on its button; `null`: there is nothing to show now. */
  glance(): string | null;
  /** Figures on its button, by group. */
  groups?(): readonly PlaceGroup[];
  about(): About;
}

/** Figures that stand together. */
export interface PlaceGroup {
  readonly sign: () => VNode;
  /** No figure may leave. */
  readonly barred: boolean;
  /** By player; without players who have none there. */
  readonly figures: readonly { readonly player: number; readonly count: number }[];
}

/** An overlay over the upper part of the board; renders nothing while it has no content. */
export type TableScene = ComponentType;

/** What a module adds to the panels. Read again after every change. */
export interface ModulePanels {
  readonly cardRows?: readonly CardRow[];
  /** Describes something that is pointed at, in addition to what other parts say. */
  about?(at: Pointed): Partial<About> | undefined;
  readonly places?: readonly PlaceCard[];
  readonly scene?: TableScene;
  /** Its assists on the board. */
  readonly layers?: readonly LayerEntry[];
}

export interface GameTable {
  /** Class of the whole screen. */
  readonly name: string;
  frame(view: MatchView): Frame;
  readonly boardHint: string;
  /** What else to say about a cell, and about a start space in the wall. */
  beside(cell: Cell): readonly string[];
  start(cell: Cell): string | undefined;

  readonly layers: readonly LayerEntry[];
  /** Description of the layers' keys. */
  readonly layerKeys: string;
  readonly projectedHint: string;
  /** What can be inspected on a cell without a tile. */
  bare(cell: Cell): readonly Pointed[];
  /** The cell of a start space. */
  spaceCell(space: string): Cell | undefined;
  /** `null`: there is nothing to say. Cells and the last turn are described in the same way for every game. */
  about(at: Pointed): About | null;
  /** Something other than a tile that can be drawn by hand; absent: there is nothing else. */
  drawn?(secret: Secret): Holding | undefined;
  unseen(): readonly CountedTile[];
  aside(): readonly CountedTile[];
  fitting(cell: Cell): readonly CountedTile[];

  /** Rows of a player's card below the followers. */
  readonly cardRows: readonly CardRow[];
  /** Places with their own cards, opened by a press or a key. */
  readonly places: readonly PlaceCard[];
  readonly scenes: readonly TableScene[];
  /** Actions available while the board is shown after the end. */
  endLooks(): ComponentChildren;
}
