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
 * What comes with the title page is one stylesheet and a script for each kind of worker that shares it; `plugin` finds
 * the modules, and `groups` are for Rolldown's `codeSplitting`. Otherwise, whatever dialogs share with the title page
 * becomes a file of its own, and the page waits for three dozen.
 */
export function fewFiles() {
  let page: ReadonlySet<string> = new Set();
  /** Names of the workers that use a module of the page. */
  const workersOf = new Map<string, string[]>();
  const plugin: Plugin = {
    name: 'few-files',
    apply: 'build',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      page = new Set(entries.filter((id) => isPage(id)).flatMap((id) => [...withImports(this, id)]));
      for (const entry of entries.filter((id) => !isPage(id)))
        for (const id of withImports(this, entry))
          if (page.has(id)) workersOf.set(id, [...(workersOf.get(id) ?? []), parse(entry).name]);
    },
  };
  const groups = [
    {
      name: (id: string) => ['shared', ...(workersOf.get(id) ?? []).toSorted()].join('-'),
      test: (id: string) => workersOf.has(id),
      priority: 2,
    },
    { name: 'page', test: (id: string) => page.has(id), priority: 1 },
  ];
  return { plugin, groups };
}
