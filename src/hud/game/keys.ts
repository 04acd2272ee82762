import type { Asked } from '../log/asked.ts';
import type { TurnMode } from '../words/turnMode.ts';

/** What a key does at the table. */
export type Command =
  | { readonly do: 'move'; readonly dx: number; readonly dy: number }
  | { readonly do: 'rotate' | 'cycle'; readonly direction: 1 | -1 }
  | { readonly do: 'choose'; readonly place: number }
  | {
      readonly do:
        | 'confirm'
        | 'undo'
        | 'none'
        | 'lift'
        | 'log'
        | 'menu'
        | 'help'
        | 'fit'
        | 'board'
        | 'focus-choices'
        | 'look'
        | 'tiles'
        | 'hint'
        | 'take-hint'
        | 'review';
    }
  | { readonly do: 'layer'; readonly layer: string }
  | { readonly do: 'say'; readonly what: Asked };

export interface Key {
  readonly key: string;
  readonly shift: boolean;
  readonly control: boolean;
  readonly alt: boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ASKING_KEYS: Readonly<Record<string, Asked>> = { a: 'choices', s: 'scores', d: 'tile', b: 'last' };
/** The layer that a key toggles. */
export type LayerKeys = Readonly<Record<string, string>>;

/** The command of a key; undefined leaves the key to the browser. */
export function commandAt(pressed: Key, mode: TurnMode, layers: LayerKeys): Command | undefined {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.alt) return undefined;
  if (pressed.control) return key === 'z' && !pressed.shift ? { do: 'undo' } : undefined;
  const choosing = mode === 'choose';
  const drawing = mode === 'draw';
  const arrow = ARROWS[key];
  if (arrow) {
    const [dx, dy] = arrow;
    return choosing ? { do: 'cycle', direction: dx + dy > 0 ? 1 : -1 } : { do: 'move', dx, dy };
  }
  if (choosing && /^[1-9]$/.test(key)) return { do: 'choose', place: Number(key) - 1 };
  const layer = layers[key];
  if (layer) return { do: 'layer', layer };
  const what = ASKING_KEYS[key];
  if (what) return { do: 'say', what };
  switch (key) {
    case 'i':
      return { do: 'look' };
    case 'h':
      return { do: pressed.shift ? 'take-hint' : 'hint' };
    case 'v':
      return { do: 'review' };
    case 'g':
      return { do: 'tiles' };
    case 'r':
      return { do: 'rotate', direction: pressed.shift ? -1 : 1 };
    case 'e':
      return { do: 'rotate', direction: 1 };
    case 'q':
      return { do: 'rotate', direction: -1 };
    case 'Enter':
    case ' ':
      return { do: drawing ? 'focus-choices' : 'confirm' };
    case 'Backspace':
    case 'u':
      return { do: 'undo' };
    case 'n':
      return choosing ? { do: 'none' } : undefined;
    case 'Tab':
      return (choosing || drawing) && !pressed.shift ? { do: 'focus-choices' } : undefined;
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
