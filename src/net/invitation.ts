import { ADAPTERS } from '../game/index.ts';
import { digest, hexToBytes, randomHex } from './bytes.ts';
import { MAX_NAME } from './log/terms.ts';
import { parseLine } from './wire/json.ts';

/** What a guest receives as link, code or QR code. Both the meeting place and the secret that opens the room are derived from the code. */
export interface Invitation {
  readonly code: string;
  /** How the devices find each other: through a signalling server, or by exchanging texts. */
  readonly way: 'server' | 'texts';
}

/** Letters that are not easily mistaken for each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 random bits: nobody can try all names under which rooms wait at a server. */
const LENGTH = 16;
/** Earlier invitations had 60. */
const LENGTHS: readonly number[] = [12, LENGTH];

export const newCode = (): string =>
  [...hexToBytes(randomHex(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** In groups of four, for reading aloud. */
export const formatCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The code in a typed text; undefined if there is none. */
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

/** Where the host can be reached; does not reveal the code. */
export const roomOf = ({ code }: Invitation): string => `ramparts-${digest('ramparts-room', code).slice(0, 32)}`;
export const secretOf = ({ code }: Invitation): string => digest('ramparts-invitation', code);

const KEY = 'join=';

/** What an invitation link says about itself; the host proves its identity later. */
export interface InviteLink {
  readonly code: string;
  readonly from: string;
  /** Id of the rule set. */
  readonly rules: string;
}

/** The fragment (with `#`) of an invitation. */
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
