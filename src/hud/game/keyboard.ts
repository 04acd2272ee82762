import type { Match } from '../../session/contract.ts';
import type { ChoiceList } from './choiceList.ts';
import { commandFor } from './keys.ts';

/** What the keys reach outside the match. */
export interface TableTools {
  readonly choices: ChoiceList;
  /** Closes what is open over the table; false if nothing was. */
  closeTop(): boolean;
  toggleLog(): void;
  openMenu(): void;
  openHelp(): void;
  fit(): void;
  toggleBoard(): void;
}

const FIELDS = 'input, textarea, select, dialog, [contenteditable]';
const PRESSABLE = 'button, a, summary, [role="gridcell"]';

/** Listens to the keys while the table is shown. Fields, dialogs and focused buttons keep their own keys. */
export function listenToKeys(match: Match, tools: TableTools): () => void {
  const listener = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest(FIELDS)) return;
    const command = commandFor({ key: event.key, shift: event.shiftKey, control: event.ctrlKey || event.metaKey, alt: event.altKey }, match.view);
    if (!command) return;
    const onButton = target?.closest(PRESSABLE);
    if (onButton && command.do === 'confirm') return;
    if (target?.closest('[role="grid"], .log-scroller') && (command.do === 'move' || command.do === 'cycle')) return;
    const { intents } = match;
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
        choice.choose(intents);
        break;
      }
      case 'none':
        intents.chooseFeature(null);
        break;
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
    }
    event.preventDefault();
  };
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}
