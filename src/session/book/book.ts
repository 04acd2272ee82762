import type { SceneSetup } from '../../art/previewPainter.ts';
import type { Scene, SceneView } from './scene.ts';

/** The rules of a game as a short illustrated book. Texts are keys; the HUD translates them. */

/** A condition: an option of the game has this value, or its list contains it. */
export interface Only {
  readonly option: string;
  readonly is: string | number | boolean;
}

/** Something that only the HUD can show: a table of tokens. */
export interface Exhibit {
  readonly exhibit: string;
}

export interface Said<Text extends string = string> {
  readonly say: Text;
  readonly only?: Only;
}

export type Part<Text extends string = string, S extends Scene<Text> = Scene<Text>> = Said<Text> | S | Exhibit;

export interface Chapter<Text extends string = string, S extends Scene<Text> = Scene<Text>> {
  /** The target of links to this chapter: a step of a turn, or a kind of feature. */
  readonly topic: string;
  readonly heading: Text;
  /** What kind of chapter it is, below the heading. */
  readonly label?: Text;
  readonly parts: readonly Part<Text, S>[];
  readonly only?: Only;
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** What the pictures are painted from. */
  setup(): SceneSetup;
  play(scene: Scene): SceneView;
}

export const isScene = <T extends string>(part: Part<T>): part is Scene<T> => 'camera' in part;
