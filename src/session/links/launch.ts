import { MAX_ALL_BYTES, readFile } from '../../persistence/files.ts';
import type { Application, Outcome } from '../contracts/app.ts';
import { SHORTCUTS } from './linkOpener.ts';
import { isChallengeLink } from './challenge.ts';

/** Opens what the device passes to the game: links, shared texts, files, shortcuts of the installed app. */

/** Parameter names of the manifest's `share_target`. */
export const SHARED = { title: 'shared-title', text: 'shared-text', url: 'shared-url' } as const;

type Opening = Pick<
  Application,
  'openLink' | 'importRecord' | 'notify' | 'online' | 'screen' | 'challenge' | 'leaveMatch' | 'subscribe'
>;

/**
 * Where the service worker stores a file shared with the game, and the fragment that it then opens (assets/share.js).
 */
export const SHARED_FILE = { cache: 'ramparts-shared', key: 'shared-file', fragment: '#shared' } as const;

/** The shared text in the address; `null` if there is none. */
export function sharedText(address: URL): string | null {
  const parts = Object.values(SHARED).map((name) => address.searchParams.get(name) ?? '');
  return parts.some((part) => part !== '') ? parts.join('\n') : null;
}

const LINK = /#(?:game|challenge|join)=\S+/;

/** Opens a shared text: one of our links somewhere in it, or a record. */
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

/** The address without shared content and fragment. */
function bare(): string {
  const address = new URL(location.href);
  for (const name of Object.values(SHARED)) address.searchParams.delete(name);
  return address.pathname + address.search;
}

/** Opens what was passed to the page at the start, and what is passed later. */
export async function watchLaunches(app: Opening): Promise<void> {
  const start = location.href;

  const reporting = async (work: () => Promise<Outcome>): Promise<void> => {
    const trouble = await work().catch((): Outcome => 'file-unreadable');
    if (trouble !== null) app.notify(trouble, 'alert');
  };
  /** A match with friends is not closed for a link. */
  const later = (work: () => Promise<Outcome>): void =>
    void reporting(async () => (app.online ? 'link-later' : work()));

  const address = new URL(start);
  // Reloading the page must not open it again.
  if (sharedText(address) !== null) history.replaceState(history.state, '', bare());
  await reporting(() => openAddress(app, address));
  const shortcuts: readonly string[] = [...Object.values(SHORTCUTS), SHARED_FILE.fragment];
  const tidy = (): void => {
    if (shortcuts.includes(location.hash) || (isChallengeLink(location.hash) && !app.challenge))
      history.replaceState(history.state, '', bare());
  };
  tidy();
  app.subscribe(tidy);

  addEventListener('hashchange', () => {
    // An entry with a state was there before: the player went back to it, and no link was opened.
    if (location.hash !== '' && history.state === null) later(() => openAddress(app, new URL(location.href)));
  });

  const { launchQueue } = window as unknown as { readonly launchQueue?: LaunchQueue };
  let first = true;
  launchQueue?.setConsumer(({ files = [], targetURL }) => {
    // The page itself was opened for the first launch.
    const known = first && (targetURL ?? start) === start;
    first = false;
    if (files.length > 0) later(() => openFiles(app, files));
    else if (!known && targetURL) later(() => openAddress(app, new URL(targetURL)));
  });
}
