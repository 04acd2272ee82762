/** One page at a time for a room: two would say different things with one key. */

/** A page that is just going away lets go within moments. Milliseconds. */
const PATIENCE = 3000;
/** Other pages of this device answer within that, if they are awake. Milliseconds. */
const ANSWER = 600;

/** The way to let go of the room; `null` while another page has it. */
export const takeLock = (id: string): Promise<(() => void) | null> => ('locks' in navigator ? lock(id) : ask(id));

function lock(id: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`ramparts-room-${id}`, { signal: AbortSignal.timeout(PATIENCE) }, () => new Promise<void>((release) => resolve(release)))
      .catch(() => resolve(null));
  });
}

/**
 * Pages from plain http addresses have no locks: they ask the others. Of two that ask at the same moment the one with the smaller
 * number gets the room.
 */
function ask(id: string): Promise<(() => void) | null> {
  const channel = new BroadcastChannel(`ramparts-room-${id}`);
  const mine = Math.random();
  let isMine = false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      isMine = true;
      resolve(() => channel.close());
    }, ANSWER);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Whoever asked first may not have heard the other one's number: the one with the larger gives way when it hears of a smaller.
      const isAsked = typeof data === 'number';
      if (isAsked && (isMine || mine < data)) channel.postMessage('taken');
      else if (!isMine && (isAsked || data === 'taken')) {
        clearTimeout(timer);
        channel.close();
        resolve(null);
      }
    });
    channel.postMessage(mine);
  });
}
