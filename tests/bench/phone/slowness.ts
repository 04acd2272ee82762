import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { launchOptions } from '../../support/browser.ts';

/**
 * A phone's processor on a fast machine. DevTools slow only the main thread, but painters and computer players are
 * workers. Here every thread of the browser gets a cpu cgroup of its own with a part of a core (Linux, cgroup v1, root).
 * The process that stands for the graphics chip is not slowed: what it does in software, a phone does not do at all.
 */

const GROUPS = '/sys/fs/cgroup/cpu';
const PERIOD = 20_000;
/** How often new threads are looked for, in milliseconds. */
const OFTEN = 15;
/** The browser itself starts at full speed, in milliseconds. */
const STARTING = 1500;

const canSlow = (): boolean => existsSync(`${GROUPS}/cpu.cfs_quota_us`) && process.getuid?.() === 0;

export interface Phone {
  readonly browser: Browser;
  /** Processor time of all its processes so far, in milliseconds. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** What a file of the system says; nothing if its thread has ended meanwhile. */
function told<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EBUSY', 'ENODEV'].includes((error as NodeJS.ErrnoException).code ?? '')) return otherwise;
    throw error;
  }
}

/** Moves every thread of the processes in this group into a group of its own; returns what ends it. */
function slowThreads(root: string, factor: number): () => void {
  const born = Date.now();
  const groups = new Map<string, string>();
  const spared = (pid: string): boolean => {
    const command = told(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '');
    const isBrowser = !command.includes('--type=');
    return (
      !command.includes('chrom') ||
      /--type=(gpu-process|zygote)/.test(command) ||
      (isBrowser && Date.now() - born < STARTING)
    );
  };
  const slow = (thread: string): void => {
    const group = `${root}/t${thread}`;
    told(() => {
      mkdirSync(group, { recursive: true });
      writeFileSync(`${group}/cpu.cfs_period_us`, String(PERIOD));
      writeFileSync(`${group}/cpu.cfs_quota_us`, String(Math.round(PERIOD / factor)));
      writeFileSync(`${group}/tasks`, thread);
      groups.set(thread, group);
    }, undefined);
  };
  const pidsIn = (group: string): string[] =>
    told(() => readFileSync(`${group}/cgroup.procs`, 'utf8').split('\n').filter(Boolean), []);
  const tick = (): void => {
    for (const pid of new Set([root, ...groups.values()].flatMap(pidsIn)))
      if (!spared(pid))
        for (const thread of told(() => readdirSync(`/proc/${pid}/task`), [])) if (!groups.has(thread)) slow(thread);
  };
  const timer = setInterval(tick, OFTEN);
  return () => {
    clearInterval(timer);
    for (const group of groups.values()) told(() => rmdirSync(group), undefined);
    told(() => rmdirSync(root), undefined);
  };
}

/** Opens a browser whose threads each get this part of a core; 1: full speed. */
export async function openPhone(factor: number): Promise<Phone> {
  const options = launchOptions({ whole: true, webgl: true });
  let end = (): void => undefined;
  if (factor > 1) {
    if (!canSlow()) throw new Error('Slowing a browser needs Linux with cgroup v1, and root.');
    const root = `${GROUPS}/phone-${process.pid}-${Date.now()}`;
    mkdirSync(root);
    const starter = join(mkdtempSync(join(tmpdir(), 'ramparts-phone-')), 'chromium.sh');
    writeFileSync(starter, `#!/bin/sh\necho $$ > ${root}/tasks\nexec "${options.executablePath}" "$@"\n`);
    chmodSync(starter, 0o755);
    Object.assign(options, { executablePath: starter });
    end = slowThreads(root, factor);
  }
  const browser = await chromium.launch(options);
  const system = await browser.newBrowserCDPSession();
  return {
    browser,
    async cpu() {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => setTimeout(resolve, 200));
      end();
    },
  };
}
