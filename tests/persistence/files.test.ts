// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exportFile, readFile } from '../../src/persistence/files.ts';
import { requestPersistence, textStorage } from '../../src/persistence/storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('readFile', () => {
  test('returns the text, without a byte order mark', async () => {
    expect(await readFile(new Blob(['\uFEFF{"a": "ž"}']))).toEqual({ ok: true, value: '{"a": "ž"}' });
  });

  test.each([
    ['file-too-big', new Uint8Array(2 * 1024 * 1024 + 1)],
    ['file-unreadable', new Uint8Array([0xff, 0xfe, 0x00])],
  ])('%s', async (code, bytes) => {
    expect(await readFile(new Blob([bytes]))).toMatchObject({ ok: false, error: { code } });
  });
});

test('exportFile offers a download with a name that every system accepts', () => {
  const clicked: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:game');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.href} ${this.download}`);
  });
  exportFile('Ada/Ben: 12.json', '{}');
  expect(clicked).toEqual(['blob:game Ada-Ben- 12.json']);
});

describe('requestPersistence', () => {
  test.each([
    ['kept already', { persisted: async () => true, persist: async () => false }, true],
    ['granted', { persisted: async () => false, persist: async () => true }, true],
    ['refused', { persisted: async () => false, persist: async () => false }, false],
    ['no storage manager', undefined, false],
  ])('%s', async (_name, storage, answer) => {
    vi.stubGlobal('navigator', { storage });
    expect(await requestPersistence()).toBe(answer);
  });
});

test('textStorage keeps values for the life of the page where the browser forbids storage', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const storage = textStorage();
  expect(storage.getItem('language')).toBeNull();
  storage.setItem('language', 'en');
  expect(storage.getItem('language')).toBe('en');
});
