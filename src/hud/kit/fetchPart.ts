import type { Hud } from './hud.ts';

/** Passes a module that is loaded on demand to `use`; reports a failure to load it. */
export function fetchPart<Module>(
  { app }: Pick<Hud, 'app'>,
  load: () => Promise<Module>,
  use: (module: Module) => void,
): void {
  void load().then(use, () => app.notify('part-missing', 'alert'));
}
