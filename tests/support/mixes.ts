import type { GameAdapter } from '../../src/game/index.ts';

/** Mixes of as many modules as a rule set allows; together they contain every module. */
export function mixesOf({
  modules,
  parseOptions,
}: Pick<GameAdapter, 'modules' | 'parseOptions'>): readonly (readonly string[])[] {
  const mixes: (readonly string[])[] = [];
  for (const first of modules) {
    if (mixes.some((mix) => mix.includes(first))) continue;
    mixes.push(
      modules.reduce<readonly string[]>(
        (mix, id) => (mix.includes(id) || !parseOptions({ modules: [...mix, id] }).ok ? mix : [...mix, id]),
        [first],
      ),
    );
  }
  return mixes;
}
