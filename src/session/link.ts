import { accept, refuse } from '../game/index.ts';
import type { Result } from '../game/index.ts';

/** A game in a link: the record's JSON, deflated by the platform, in the fragment, which no server ever sees. */

const KEY = 'game=';
/** Longer links break in messengers; a whole game takes about two thousand characters. */
const MAX_LINK = 16_000;
const MAX_TEXT = 2 * 1024 * 1024;

/** The fragment (with `#`) for a record. */
export async function formatLink(record: unknown): Promise<string> {
  const packed = await collect(new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw')), MAX_TEXT);
  return `#${KEY}${toBase64Url(packed ?? new Uint8Array())}`;
}

/** Does the fragment claim to hold a game? */
export const isGameLink = (fragment: string): boolean => fragment.startsWith(`#${KEY}`);

/** The record's text in a fragment; `link-too-long` or `link-broken`. */
export async function parseLink(fragment: string): Promise<Result<string>> {
  if (fragment.length > MAX_LINK) return refuse('link-too-long', 'The link is longer than a game can be.');
  const broken = refuse('link-broken', 'The link holds no game.');
  const packed = fromBase64Url(fragment.slice(1 + KEY.length));
  if (!isGameLink(fragment) || !packed) return broken;
  try {
    const text = await collect(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')), MAX_TEXT);
    return text ? accept(new TextDecoder('utf-8', { fatal: true }).decode(text)) : broken;
  } catch {
    return broken;
  }
}

/** All bytes of a stream; undefined past `limit`, so that a small link cannot unpack to a huge text. */
async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
