/** Reads traces of Chromium. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, and processor time of the thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

export interface Scripting {
  readonly frames: number;
  /** Milliseconds of processor time in scripts between two frames. */
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

/** Tasks of the main thread that run scripts. */
const SCRIPTS = new Set([
  'EventDispatch',
  'FireAnimationFrame',
  'TimerFire',
  'FunctionCall',
  'RunMicrotasks',
  'V8.GCScavenger',
  'MajorGC',
  'MinorGC',
]);
const FRAME = 'Commit';

/** Main-thread time in scripts for each frame. */
export function scriptingPerFrame(trace: Buffer): Scripting {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const tasks = traceEvents
    .filter(({ name, ph }) => ph === 'X' && (SCRIPTS.has(name) || name === FRAME))
    .toSorted((a, b) => a.ts - b.ts);
  const threads = new Map<string, TraceEvent[]>();
  for (const task of tasks) {
    const thread = `${task.pid}:${task.tid}`;
    const list = threads.get(thread) ?? [];
    list.push(task);
    threads.set(thread, list);
  }
  const drawn = (list: readonly TraceEvent[]): number => list.filter(({ name }) => name === FRAME).length;
  const main = [...threads.values()].toSorted((a, b) => drawn(b) - drawn(a))[0] ?? [];
  const frames: number[] = [];
  let sum = 0;
  let end = 0;
  for (const { name, ts, dur = 0, tdur = 0 } of main) {
    if (name === FRAME) {
      frames.push(sum / 1000);
      sum = 0;
    } else if (ts >= end) {
      // Nested tasks are included in the outer one.
      sum += tdur;
      end = ts + dur;
    }
  }
  frames.sort((a, b) => a - b);
  const at = (part: number): number => frames[Math.min(frames.length - 1, Math.floor(frames.length * part))] ?? 0;
  return { frames: frames.length, median: at(0.5), p95: at(0.95), most: at(1) };
}
