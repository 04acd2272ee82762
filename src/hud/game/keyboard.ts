import type { Intents } from '../../session/contracts/match.ts';
import type { Choice } from '../words/choices.ts';
import type { Asked } from '../log/asked.ts';
import type { Command, Key, LayerKeys } from './keys.ts';
import { commandAt } from './keys.ts';
import type { TurnMode } from '../words/turnMode.ts';

/** What the keys control outside the match. */
export interface TableTools {
  mode(): TurnMode;
  readonly layers: LayerKeys;
  /** The choices that the number keys and N choose. */
  choices(): readonly Choice[];
  /** Focuses the chosen one, otherwise the first. Returns false if there is none. */
  focusChoices(): boolean;
  /** Closes what is open over the table; returns false if nothing was. */
  closeTop(): boolean;
  toggleLog(): void;
  openMenu(): void;
  openHelp(): void;
  fit(): void;
  toggleBoard(): void;
  /** Announces the answer to a question. */
  say(what: Asked): void;
  openTiles(): void;
  openReview(): void;
  /** Returns true if it handled the key in a replay. */
  review(event: KeyboardEvent): boolean;
  /** False if assists are off. */
  mayHint(): boolean;
  toggleLayer(layer: string): void;
  /** Returns true if the key opened the card of a place. */
  openPlace(key: string): boolean;
  readonly inspector: { toggle(): void; key(key: string): boolean };
}

const FIELDS = 'input:not([type="range"]), textarea, select, dialog, [contenteditable]';
const PRESSABLE = 'button, a, summary, [role="gridcell"]';

/** Whether the key may inspect the board: not within the text board, nor when it presses a button. */
function looksAround(event: KeyboardEvent, target: Element | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('[role="grid"]')) return false;
  return !target?.closest(PRESSABLE) || (event.key !== 'Enter' && event.key !== ' ');
}

/** An open dialog disables the keys of the table, even while nothing in it has the focus. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/** Within the text board or the log, arrows move there. */
const SCROLLING = '[role="grid"], .log-scroller';

/**
 * Handles the keys while the table is shown. Fields, dialogs and focused buttons keep their own keys. `toolsNow` returns
 * the current tools. Returns a function that stops it.
 */
export function listenToKeys(intents: Intents, toolsNow: () => TableTools): () => void {
  const listener = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || isCovered() || target?.closest(FIELDS)) return;
    if (answers(event, target, intents, toolsNow())) event.preventDefault();
  };
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}

/** Returns true if the key was for the table. */
function answers(event: KeyboardEvent, target: Element | null, intents: Intents, tools: TableTools): boolean {
  // The focus may have moved to another button since the key went down.
  if (event.repeat && event.key === 'Enter' && target?.closest('button')) return true;
  if (looksAround(event, target) && tools.inspector.key(event.key)) return true;
  const isOnButton = Boolean(target?.closest(PRESSABLE));
  const isScrolling = Boolean(target?.closest(SCROLLING));
  if (!isScrolling && (event.key !== ' ' || !isOnButton) && tools.review(event)) return true;
  const pressed = { key: event.key, shift: event.shiftKey, control: event.ctrlKey || event.metaKey, alt: event.altKey };
  const command = commandFor(pressed, tools);
  if (!command) return !pressed.control && !pressed.alt && tools.openPlace(event.key);
  if (isOnButton && (command.do === 'confirm' || command.do === 'focus-choices')) return false;
  if (isScrolling && (command.do === 'move' || command.do === 'cycle')) return false;
  return playsOn(command, intents, tools) || obeys(command, intents, tools);
}

/** A prompt can have other options in addition to cells for the tile. */
const commandFor = (pressed: Key, tools: TableTools): Command | undefined =>
  commandAt(pressed, tools.mode(), tools.layers) ??
  (tools.choices().length > 0 ? commandAt(pressed, 'choose', tools.layers) : undefined);

/** Commands that play. Returns false for another command, or if nothing can be done. */
function playsOn(command: Command, intents: Intents, tools: TableTools): boolean {
  switch (command.do) {
    case 'move':
      intents.moveTile(command.dx, command.dy);
      return true;
    case 'rotate':
      intents.rotate(command.direction);
      return true;
    case 'cycle':
      intents.cycle(command.direction);
      return true;
    case 'choose':
      return choose(tools.choices().filter((choice) => !choice.none)[command.place], intents);
    case 'none':
      return choose(
        tools.choices().find((choice) => choice.none),
        intents,
      );
    case 'confirm':
      intents.confirm();
      return true;
    case 'undo':
      intents.undo();
      return true;
    case 'hint':
      if (tools.mayHint()) intents.askHint();
      return tools.mayHint();
    case 'take-hint':
      intents.takeHint();
      return true;
    default:
      return false;
  }
}

function choose(choice: Choice | undefined, intents: Intents): boolean {
  choice?.choose(intents, choice.range?.value);
  return choice !== undefined;
}

/** Commands that open, close, show or say something. */
function obeys(command: Command, intents: Intents, tools: TableTools): boolean {
  switch (command.do) {
    case 'focus-choices':
      return tools.focusChoices();
    case 'lift':
      if (!tools.closeTop()) intents.liftTile();
      return true;
    case 'log':
      tools.toggleLog();
      return true;
    case 'menu':
      tools.openMenu();
      return true;
    case 'help':
      tools.openHelp();
      return true;
    case 'fit':
      tools.fit();
      return true;
    case 'board':
      tools.toggleBoard();
      return true;
    case 'review':
      tools.openReview();
      return true;
    case 'tiles':
      tools.openTiles();
      return true;
    case 'layer':
      tools.toggleLayer(command.layer);
      return true;
    case 'look':
      tools.inspector.toggle();
      return true;
    case 'say':
      tools.say(command.what);
      return true;
    default:
      return false;
  }
}
