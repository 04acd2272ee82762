import { chosenIn, ending, regretOf } from '../bots/endings.ts';
import type { Rules } from '../bots/endings.ts';

/**
 * What the strongest level's choices near the end lose, and their processor time: `npm run bench:endings -- castle 2 0 50`
 * takes endings 0 to 49 of The Castle with two tiles left; `base`, or `base+river-1+abbot`, names Carcassonne.
 */

const [name = 'castle', left = '2', from = '0', to = '10'] = process.argv.slice(2);
const rules: Rules = name === 'castle' || name === 'zamek' ? name : name.split('+').slice(1);

const timed = <T>(work: () => T): readonly [T, number] => {
  const begin = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(begin);
  return [result, (user + system) / 1000];
};

const rows: { readonly regret: number; readonly time: number }[] = [];
for (let n = Number(from); n < Number(to); n++) {
  const end = ending(rules, `ending ${n}`, Number(left));
  const [chosen, time] = timed(() => chosenIn(end));
  const [regret, brute] = timed(() => regretOf(end, chosen));
  rows.push({ regret, time });
  console.log(`ending ${n}: loses ${regret.toFixed(3)}, ${time.toFixed()} ms; by brute force ${brute.toFixed()} ms`);
}
const times = rows.map(({ time }) => time).toSorted((a, b) => a - b);
const part = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
const regrets = rows.map(({ regret }) => regret);
console.table({
  [`${name}, ${left} left`]: {
    endings: rows.length,
    optimal: regrets.filter((regret) => regret < 1e-9).length,
    'mean regret': regrets.reduce((sum, regret) => sum + regret, 0) / rows.length,
    'largest regret': Math.max(...regrets),
    'median ms': part(0.5),
    '95 % ms': part(0.95),
    'longest ms': part(1),
  },
});
