import { parse } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A module with everything it imports statically. */
function withImports(modules: Modules, entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const isPage = (id: string): boolean => id.endsWith('.html');

/**
 * What comes with the title page is one stylesheet and a script for each kind of worker that shares it, and so is what
 * the game's screen brings, given by the end of its name; `plugin` finds the modules, and `groups` are for Rolldown's
 * `codeSplitting`. Otherwise, whatever dialogs share with these becomes a file of its own: three dozen with the title
 * page, and twenty after it. What only the table brings stays apart, because the book needs a part of it, without Phaser.
 */
export function fewFiles(screenName: string) {
  let page: ReadonlySet<string> = new Set();
  let screen: ReadonlySet<string> = new Set();
  /** Names of the workers that use a module. */
  const workersOf = new Map<string, string[]>();
  const plugin: Plugin = {
    name: 'few-files',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const entries = all.filter((id) => this.getModuleInfo(id)?.isEntry);
      page = new Set(entries.filter((id) => isPage(id)).flatMap((id) => [...withImports(this, id)]));
      screen = new Set(all.filter((id) => id.endsWith(screenName)).flatMap((id) => [...withImports(this, id)]));
      for (const entry of entries.filter((id) => !isPage(id)))
        for (const id of withImports(this, entry)) workersOf.set(id, [...(workersOf.get(id) ?? []), parse(entry).name]);
    },
  };
  const shared =
    (first: string) =>
    (id: string): string =>
      [first, ...(workersOf.get(id) ?? []).toSorted()].join('-');
  const groups = [
    { name: shared('shared'), test: (id: string) => page.has(id) && workersOf.has(id), priority: 3 },
    { name: shared('screen'), test: (id: string) => screen.has(id) && workersOf.has(id), priority: 2 },
    { name: 'page', test: (id: string) => page.has(id), priority: 1 },
    { name: parse(screenName).name, test: (id: string) => screen.has(id) },
  ];
  return { plugin, groups };
}
