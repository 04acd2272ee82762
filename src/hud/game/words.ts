import type { Rotation } from '../../game/index.ts';
import type { Entry, Placing, Seat, TableIntents, TableView } from '../../session/tableContract.ts';

/** What the panels round a table show and say, whatever is played; each family puts its own words to it. */

/** What the person in front of the screen can do now. */
export type Stage = 'place' | 'deploy' | 'score' | 'end' | 'wait' | 'thinking' | 'busy' | 'over';

export const isChoosing = (stage: Stage): boolean => stage === 'deploy' || stage === 'score' || stage === 'end';

export interface Prompt {
  readonly title: string;
  readonly detail: string;
}

/** One thing that can be chosen now; the list is the same for buttons, number keys and the ear. */
export interface Choice<Intents> {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  sign(): SVGSVGElement;
  /** Points it brings, if it brings any at once. */
  readonly points: number | null;
  /** `null`: it acts at once and cannot be merely chosen. */
  readonly chosen: boolean | null;
  /** Reached by N and 0, not by its place in the list. */
  readonly none: boolean;
  choose(intents: Intents): void;
}

export interface Player {
  readonly name: string;
  readonly seat: Seat;
  readonly colour: number;
  readonly score: number;
}

export interface TableEvent {
  readonly type: string;
}

/** What the panels need of a view. */
export interface Shown<Event extends TableEvent> extends TableView<Event, unknown> {
  readonly players: readonly Player[];
  readonly state: { readonly turn: number; readonly player: number; readonly left: number; readonly awaiting: string };
  readonly hand: { readonly id: string } | null;
  readonly gesture: { readonly type: string };
}

/** Entries of one turn, or of the final scoring. */
export interface LogGroup<Event> {
  readonly key: string;
  readonly heading: string;
  readonly player: number | null;
  readonly entries: readonly Entry<Event>[];
}

/** The words of a family. */
export interface TableWords<Event extends TableEvent, View extends Shown<Event>, Intents extends TableIntents> {
  stage(view: View): Stage;
  prompt(view: View): Prompt;
  /** What the green button does. */
  commit(view: View): string;
  choices(view: View): readonly Choice<Intents>[];
  choicesLabel(view: View): string;
  hanging(view: View): Placing | null;
  /** Who is to act. */
  actor(view: View): number;
  /** A follower in a player's look. */
  figure(look: number): SVGSVGElement;
  /** The tile in hand, as it would lie. */
  hand(view: View, rotation: Rotation): string;
  /** What lies on the cell of this turn's tile. */
  lastTile(view: View): string | null;
  cell(cell: { readonly x: number; readonly y: number }): string;
  refusal(code: string): string;
  event(view: View, event: Event): string;
  /** A tile laid elsewhere, described for the ear; `null` for every other event. */
  laidAloud(view: View, event: Event): string | null;
  /** What was scored in these entries, one line each. */
  scored(view: View, entries: readonly Entry<Event>[]): readonly string[];
  /** Worth saying aloud and in the summary of a turn; the rest is detail. */
  isEssential(event: Event): boolean;
  /** Whom an entry is about, for its colour mark. */
  subject(event: Event): number | null;
  groups(view: View): readonly LogGroup<Event>[];
  /** Points and figures of a player, for the ear. */
  standing(view: View, player: number): string;
}
