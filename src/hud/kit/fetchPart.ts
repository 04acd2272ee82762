import type { Hud } from './hud.ts';

/** Goes on with a part of the program that is loaded when it is wanted; where it cannot be loaded, that is told. */
export function fetchPart<Module>(
  { app }: Pick<Hud, 'app'>,
  load: () => Promise<Module>,
  use: (module: Module) => void,
): void {
  void load().then(use, () => app.notify('part-missing', 'alert'));
}
