import { MAX_ALL_BYTES, readFile } from '../../persistence/files.ts';
import type { Application } from '../app.ts';
import type { Outcome } from '../appContract.ts';
import { SHORTCUTS } from '../arrivals.ts';
import { isChallengeLink } from '../challenge.ts';

/** What the device passes to the game: links, shared texts, files, shortcuts of the installed app. */

/** Names of the manifest's `share_target`. */
export const SHARED = { title: 'shared-title', text: 'shared-text', url: 'shared-url' } as const;

type Opening = Pick<
  Application,
  'openLink' | 'importRecord' | 'notify' | 'online' | 'screen' | 'challenge' | 'leaveMatch' | 'subscribe'
>;

/** Where the service worker puts a file that was shared with the game, and the address it then opens (assets/share.js). */
export const SHARED_FILE = { cache: 'ramparts-shared', key: 'shared-file', fragment: '#shared' } as const;

/** What was shared with the game, if the address says so. */
export function sharedText(address: URL): string | null {
  const parts = Object.values(SHARED).map((name) => address.searchParams.get(name) ?? '');
  return parts.some((part) => part !== '') ? parts.join('\n') : null;
}

const LINK = /#(?:game|challenge|join)=\S+/;

/** A text may contain one of our links, or be a record. */
export function openText(app: Opening, text: string): Promise<Outcome> {
  const link = LINK.exec(text)?.[0];
  return link === undefined ? app.importRecord(text.trim()) : app.openLink(link);
}

interface LaunchParams {
  readonly targetURL?: string | null;
  readonly files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

async function openFile(app: Opening, file: Blob): Promise<Outcome> {
  const read = await readFile(file, MAX_ALL_BYTES);
  return read.ok ? app.importRecord(read.value) : read.error.code;
}

async function openFiles(app: Opening, files: NonNullable<LaunchParams['files']>): Promise<Outcome> {
  for (const handle of files) {
    const trouble = await openFile(app, await handle.getFile());
    if (trouble !== null) return trouble;
  }
  return null;
}

async function openSharedFile(app: Opening): Promise<Outcome> {
  const cache = await caches.open(SHARED_FILE.cache);
  const laid = await cache.match(SHARED_FILE.key);
  if (!laid) return null;
  await cache.delete(SHARED_FILE.key);
  return openFile(app, await laid.blob());
}

async function openAddress(app: Opening, address: URL): Promise<Outcome> {
  const shared = sharedText(address);
  if (shared !== null) return openText(app, shared);
  if (address.hash === SHARED_FILE.fragment) return openSharedFile(app);
  if ((address.hash === SHORTCUTS.begin || address.hash === SHORTCUTS.puzzle) && app.screen === 'game')
    app.leaveMatch();
  return app.openLink(address.hash);
}

/** The address without what it brought. */
function bare(): string {
  const address = new URL(location.href);
  for (const name of Object.values(SHARED)) address.searchParams.delete(name);
  return address.pathname + address.search;
}

/** Opens what came with the page, and whatever comes while it is open. */
export async function watchLaunches(app: Opening): Promise<void> {
  const start = location.href;

  const told = async (work: () => Promise<Outcome>): Promise<void> => {
    const trouble = await work().catch((): Outcome => 'file-unreadable');
    if (trouble !== null) app.notify(trouble, 'alert');
  };
  /** A match with friends is not closed for a link. */
  const later = (work: () => Promise<Outcome>): void => void told(async () => (app.online ? 'link-later' : work()));

  const address = new URL(start);
  // When the page is reloaded, it must not open the same thing again.
  if (sharedText(address) !== null) history.replaceState(null, '', bare());
  await told(() => openAddress(app, address));
  const shortcuts: readonly string[] = [...Object.values(SHORTCUTS), SHARED_FILE.fragment];
  const tidy = (): void => {
    if (shortcuts.includes(location.hash) || (isChallengeLink(location.hash) && !app.challenge))
      history.replaceState(null, '', bare());
  };
  tidy();
  app.subscribe(tidy);

  addEventListener('hashchange', () => {
    if (location.hash !== '') later(() => openAddress(app, new URL(location.href)));
  });

  const { launchQueue } = window as unknown as { readonly launchQueue?: LaunchQueue };
  let first = true;
  launchQueue?.setConsumer(({ files = [], targetURL }) => {
    // The page itself was opened for the first one.
    const known = first && (targetURL ?? start) === start;
    first = false;
    if (files.length > 0) later(() => openFiles(app, files));
    else if (!known && targetURL) later(() => openAddress(app, new URL(targetURL)));
  });
}
