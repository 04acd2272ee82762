import type { Intents } from '../../session/contracts/match.ts';
import type { ChoiceList } from './choiceList.ts';
import type { Asked, LayerKeys } from './keys.ts';
import { commandAt } from './keys.ts';
import type { TurnMode } from './turnMode.ts';

/** What the keys control outside the match. */
export interface TableTools {
  mode(): TurnMode;
  readonly layers: LayerKeys;
  readonly choices: Pick<ChoiceList, 'choices' | 'focus'>;
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

/** Handles the keys while the table is shown. Fields, dialogs and focused buttons keep their own keys. */
export function listenToKeys(intents: Intents, tools: TableTools): () => void {
  const listener = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || isCovered() || target?.closest(FIELDS)) return;
    // The focus may have moved to another button since the key went down.
    if (event.repeat && event.key === 'Enter' && target?.closest('button')) return event.preventDefault();
    if (looksAround(event, target) && tools.inspector.key(event.key)) return event.preventDefault();
    if (
      !target?.closest('[role="grid"], .log-scroller') &&
      (event.key !== ' ' || !target?.closest(PRESSABLE)) &&
      tools.review(event)
    )
      return event.preventDefault();
    const pressed = {
      key: event.key,
      shift: event.shiftKey,
      control: event.ctrlKey || event.metaKey,
      alt: event.altKey,
    };
    // A prompt can have other options in addition to cells for the tile.
    const command =
      commandAt(pressed, tools.mode(), tools.layers) ??
      (tools.choices.choices().length > 0 ? commandAt(pressed, 'choose', tools.layers) : undefined);
    if (!command) {
      if (!pressed.control && !pressed.alt && tools.openPlace(event.key)) event.preventDefault();
      return;
    }
    const onButton = target?.closest(PRESSABLE);
    if (onButton && command.do === 'confirm') return;
    if (target?.closest('[role="grid"], .log-scroller') && (command.do === 'move' || command.do === 'cycle')) return;
    switch (command.do) {
      case 'move':
        intents.moveTile(command.dx, command.dy);
        break;
      case 'rotate':
        intents.rotate(command.direction);
        break;
      case 'cycle':
        intents.cycle(command.direction);
        break;
      case 'choose': {
        const choice = tools.choices.choices().filter((item) => !item.none)[command.place];
        if (!choice) return;
        choice.choose(intents, choice.range?.value);
        break;
      }
      case 'none': {
        const choice = tools.choices.choices().find((item) => item.none);
        if (!choice) return;
        choice.choose(intents);
        break;
      }
      case 'focus-choices':
        if (onButton || !tools.choices.focus()) return;
        break;
      case 'confirm':
        intents.confirm();
        break;
      case 'undo':
        intents.undo();
        break;
      case 'lift':
        if (!tools.closeTop()) intents.liftTile();
        break;
      case 'log':
        tools.toggleLog();
        break;
      case 'menu':
        tools.openMenu();
        break;
      case 'help':
        tools.openHelp();
        break;
      case 'fit':
        tools.fit();
        break;
      case 'board':
        tools.toggleBoard();
        break;
      case 'hint':
        if (!tools.mayHint()) return;
        intents.askHint();
        break;
      case 'take-hint':
        intents.takeHint();
        break;
      case 'review':
        tools.openReview();
        break;
      case 'tiles':
        tools.openTiles();
        break;
      case 'layer':
        tools.toggleLayer(command.layer);
        break;
      case 'look':
        tools.inspector.toggle();
        break;
      case 'say':
        tools.say(command.what);
        break;
    }
    event.preventDefault();
  };
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}
