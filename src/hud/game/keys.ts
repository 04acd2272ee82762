import type { MatchView } from '../../session/contract.ts';
import { stageOf } from './stage.ts';

/** What a key does at the table. */
export type Command =
  | { readonly do: 'move'; readonly dx: number; readonly dy: number }
  | { readonly do: 'rotate' | 'cycle'; readonly direction: 1 | -1 }
  | { readonly do: 'choose'; readonly place: number }
  | { readonly do: 'confirm' | 'undo' | 'none' | 'lift' | 'log' | 'menu' | 'help' | 'fit' | 'board' | 'focus-choices' };

export interface Key {
  readonly key: string;
  readonly shift: boolean;
  readonly control: boolean;
  readonly alt: boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The command of a key at this moment; undefined leaves the key to the browser. */
export function commandFor(pressed: Key, view: MatchView): Command | undefined {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.alt) return undefined;
  if (pressed.control) return key === 'z' && !pressed.shift ? { do: 'undo' } : undefined;
  const stage = stageOf(view);
  const choosing = stage === 'deploy' || stage === 'score' || stage === 'end';
  const arrow = ARROWS[key];
  if (arrow) {
    const [dx, dy] = arrow;
    return choosing ? { do: 'cycle', direction: dx + dy > 0 ? 1 : -1 } : { do: 'move', dx, dy };
  }
  if (choosing && /^[1-9]$/.test(key)) return { do: 'choose', place: Number(key) - 1 };
  switch (key) {
    case 'r':
      return { do: 'rotate', direction: pressed.shift ? -1 : 1 };
    case 'e':
      return { do: 'rotate', direction: 1 };
    case 'q':
      return { do: 'rotate', direction: -1 };
    case 'Enter':
    case ' ':
      return { do: 'confirm' };
    case 'Backspace':
    case 'u':
      return { do: 'undo' };
    case 'n':
    case '0':
      return stage === 'deploy' ? { do: 'none' } : undefined;
    case 'Tab':
      return choosing && !pressed.shift ? { do: 'focus-choices' } : undefined;
    case 'Escape':
      return { do: 'lift' };
    case 'l':
      return { do: 'log' };
    case 'm':
      return { do: 'menu' };
    case 'f':
      return { do: 'fit' };
    case 't':
      return { do: 'board' };
    case '?':
      return { do: 'help' };
    default:
      return undefined;
  }
}
