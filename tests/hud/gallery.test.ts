import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ADAPTERS } from '../../src/game/index.ts';
import type * as Modules from '../../src/expansions/rules.ts';
import { PANELS } from '../gallery/panels.ts';
import { atStage, dealt, stagesOf, variantsOf } from '../gallery/positions.ts';
import { tileGroupsOf } from '../gallery/tileGroups.ts';
import { CANARY } from '../modules/canary.ts';

/** The developers' gallery (tests/gallery) is complete, even with a module that no other file knows. */

vi.mock('../../src/expansions/rules.ts', async (original) =>
  (await import('../modules/withCanary.ts')).withCanary(await original<typeof Modules>()),
);

const HUD = new URL('../../src/hud/', import.meta.url);

describe('the gallery', () => {
  it('shows every dialog, page, screen, panel and form of the HUD', () => {
    const files = readdirSync(HUD, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^(?!kit\/)\w+\/(.*\/)?[A-Z]\w*(Dialog|Page|Screen|Panel|Form|Menu)\.tsx$/.test(path),
    );
    expect(files.length).toBeGreaterThan(30);
    const shown = PANELS.flatMap(({ shows = [] }) => shows);
    expect(files.filter((path) => !shown.includes(path))).toEqual([]);
    expect(shown.filter((path) => !readdirSync(HUD, { recursive: true, encoding: 'utf8' }).includes(path))).toEqual([]);
  });

  it('gives no two panels the same name', () => {
    const ids = PANELS.map(({ id }) => id);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  it.each(ADAPTERS)('reaches every stage of $id, alone and with modules', (rules) => {
    for (const variant of variantsOf(rules)) {
      const stages = stagesOf(rules, variant);
      expect(stages.length).toBeGreaterThan(1);
      for (const stage of stages) expect(atStage(rules.id, variant, stage), `${variant.name}: ${stage}`).not.toBeNull();
    }
  });

  it('shows every tile of every rule set and module once, including those of an unknown module', () => {
    for (const rules of ADAPTERS) {
      const groups = tileGroupsOf(rules);
      const all = groups.flatMap(({ tiles }) => tiles.map((tile) => JSON.stringify(tile)));
      expect(new Set(all).size).toBe(all.length);
      for (const variant of variantsOf(rules))
        for (const tile of rules.tiles(dealt(rules, variant))) expect(all).toContain(JSON.stringify(tile));
    }
    expect(ADAPTERS.some(({ modules }) => modules.includes(CANARY.id))).toBe(true);
  });
});
