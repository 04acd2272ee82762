import { ADAPTERS } from '../game/index.ts';
import { digest, hexToBytes, randomHex } from './bytes.ts';
import { MAX_NAME } from './log/terms.ts';
import { parseLine } from './wire/json.ts';

/** A link, code or QR code; the room's address and its secret are both derived from the code. */
export interface Invitation {
  readonly code: string;
  /** How the devices find each other: through a signalling server, or by exchanging texts. */
  readonly way: 'server' | 'texts';
}

/** Characters that are hard to confuse. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 characters are 80 random bits, too many to try all addresses at a signalling server. */
const LENGTH = 16;
/** Older invitations had 12 characters (60 bits). */
const LENGTHS: readonly number[] = [12, LENGTH];

export const newCode = (): string =>
  [...hexToBytes(randomHex(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** Groups the code by four characters, for reading aloud. */
export const formatCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Extracts the code from a typed text; undefined if there is none. */
export function parseCode(text: string): string | undefined {
  const letters = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V');
  return LENGTHS.includes(letters.length) && [...letters].every((letter) => LETTERS.includes(letter))
    ? letters
    : undefined;
}

/** The address of the host at the signalling server; it does not reveal the code. */
export const roomOf = ({ code }: Invitation): string => `ramparts-${digest('ramparts-room', code).slice(0, 32)}`;
export const secretOf = ({ code }: Invitation): string => digest('ramparts-invitation', code);

const KEY = 'join=';

/** The unverified contents of an invitation link; the host proves its identity later. */
export interface InviteLink {
  readonly code: string;
  readonly from: string;
  /** Id of the rule set. */
  readonly rules: string;
}

/** Returns the URL fragment (with `#`) for an invitation. */
export const formatInvite = ({ code, from, rules }: InviteLink): string =>
  `#${KEY}${formatCode(code)}/${rules}/${encodeURIComponent(from)}`;

export const isInvite = (fragment: string): boolean => fragment.startsWith(`#${KEY}`);

export function parseInvite(fragment: string): InviteLink | undefined {
  if (!isInvite(fragment) || fragment.length > 500) return undefined;
  const [code = '', rules = '', from = ''] = fragment.slice(1 + KEY.length).split('/');
  const known = ADAPTERS.find(({ id }) => id === rules);
  const letters = parseCode(code);
  const name = parseLine(decode(from), MAX_NAME);
  return letters && known && name !== undefined ? { code: letters, from: name, rules: known.id } : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
