/** The view is in the address, so that it can be reloaded and shared. */

let values = read();
const listeners = new Set<() => void>();

function read(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

addEventListener('hashchange', () => {
  values = read();
  for (const listener of [...listeners]) listener();
});

export const valueOf = (name: string, or = ''): string => values.get(name) ?? or;

/** Empty values are left out. */
export const linkWith = (change: Readonly<Record<string, string>>, from: URLSearchParams = values): string => {
  const next = new URLSearchParams(from);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `#${next.toString()}`;
};

/** `quiet`: does not notify listeners. */
export function change(what: Readonly<Record<string, string>>, { quiet = false } = {}): void {
  history.replaceState(null, '', linkWith(what));
  values = read();
  if (!quiet) for (const listener of [...listeners]) listener();
}

export const onAddress = (listener: () => void): void => void listeners.add(listener);
