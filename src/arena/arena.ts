import type { Request } from './arguments.ts';
import type { Job } from './workers.ts';
import { appendResult, readResults } from './results.ts';
import type { PairResult } from './results.ts';
import { formatTable, interactionsOf, shareOf, verdictOn } from './resultTable.ts';
import { mean } from './statistics.ts';

/** How the arena plays its jobs (workers.ts), and where it reports progress. */
export interface Hall {
  readonly playAll: (next: () => Job | undefined, onResult: (result: PairResult) => void) => Promise<void>;
  readonly tell: (line: string) => void;
}

/** Plays the requested pairs that have not been played yet; resolves with the table. */
export async function holdMatches(request: Request, { playAll, tell }: Hall): Promise<string> {
  const { pairs: known, complaints } = readResults(request.results);
  for (const complaint of complaints) tell(complaint);
  const played = [...known];
  const matches = request.matches.length > 0 ? request.matches : [...new Set(played.map(({ match }) => match))];
  const decided = (match: string): boolean =>
    request.stop && verdictOn(interactionsOf(played, match), request.hypotheses).accepted !== null;
  const jobs = request.table ? [] : matches.flatMap((match) => missing(match, played, request.pairs));
  const next = (): Job | undefined => {
    for (let job = jobs.shift(); job; job = jobs.shift()) if (!decided(job.match)) return job;
    return undefined;
  };
  await playAll(next, (result) => {
    appendResult(request.results, result);
    played.push(result);
    const pairs = interactionsOf(played, result.match);
    tell(`${result.match} ${pairs.length}/${request.pairs} pairs, first wins ${mean(pairs.map(shareOf)).toFixed(3)}`);
  });
  return formatTable(matches, played, request.hypotheses);
}

/** The pairs of a match that still have to be played. */
function missing(match: string, played: readonly PairResult[], pairs: number): readonly Job[] {
  const done = new Set(interactionsOf(played, match).map(({ pair }) => pair));
  return Array.from({ length: pairs }, (_, pair) => ({ match, pair })).filter(({ pair }) => !done.has(pair));
}
