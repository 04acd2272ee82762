// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '../../src/hud/kit/clipboard.ts';

/** An item whose text may still be pending, as browsers accept it. */
class Item {
  constructor(readonly data: Readonly<Record<string, Promise<Blob>>>) {}
}

function clipboard(offered: Partial<Record<'write' | 'writeText', unknown>> | undefined): void {
  vi.stubGlobal('navigator', { clipboard: offered });
}

/** The legacy copy command, where the page may not use the clipboard API. */
function oldWay(allowed: boolean): string[] {
  const taken: string[] = [];
  document.execCommand = () => {
    if (!allowed) return false;
    const event = Object.assign(new Event('copy', { cancelable: true }), {
      clipboardData: { setData: (_: string, text: string) => taken.push(text) },
    });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return taken;
}

afterEach(() => vi.unstubAllGlobals());

describe('copying a text', () => {
  it('requests the clipboard before the text is there: a user gesture is valid only for a moment', async () => {
    const taken: string[] = [];
    const write = vi.fn(
      async ([item]: readonly Item[]) => void taken.push((await (await item?.data['text/plain'])?.text()) ?? ''),
    );
    vi.stubGlobal('ClipboardItem', Item);
    clipboard({ write });
    let give: (text: string) => void = () => undefined;
    const copied = copyText(new Promise((resolve) => (give = resolve)));
    expect(write).toHaveBeenCalledTimes(1);
    give('a link');
    expect(await copied).toBe(true);
    expect(taken).toEqual(['a link']);
  });

  it('writes plain text where items are not supported', async () => {
    const writeText = vi.fn(async () => undefined);
    clipboard({ writeText });
    expect(await copyText('a link')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });

  it('falls back to the copy command where the page is not served securely and has no clipboard', async () => {
    clipboard(undefined);
    const taken = oldWay(true);
    expect(await copyText(Promise.resolve('a link'))).toBe(true);
    expect(taken).toEqual(['a link']);
    document.dispatchEvent(new Event('copy'));
    expect(taken, 'Copying by the user is not intercepted').toEqual(['a link']);
  });

  it('reports it where copying is not allowed', async () => {
    const refuse = async (): Promise<never> => Promise.reject(new Error('Not allowed'));
    vi.stubGlobal('ClipboardItem', Item);
    clipboard({ write: refuse, writeText: refuse });
    oldWay(false);
    expect(await copyText('a link')).toBe(false);
  });

  it('copies nothing where there is no text', async () => {
    const writeText = vi.fn();
    clipboard({ writeText });
    expect(await copyText(Promise.resolve(null))).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });
});
