import { ADAPTERS } from '../game/index.ts';
import { digest, hexToBytes, randomHex } from './bytes.ts';
import { MAX_NAME } from './log/terms.ts';
import { parseLine } from './wire/json.ts';

/** What the guest is given, by link, code or picture. From the code both the place to meet and the secret that opens it are made. */
export interface Invitation {
  readonly code: string;
  /** How they find each other: through a signalling server, or by exchanging texts. */
  readonly way: 'server' | 'texts';
}

/** Letters that nobody takes for another one. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Eighty random bits: nobody can try all names under which rooms wait at a server. */
const LENGTH = 16;
/** Earlier invitations had sixty. */
const LENGTHS: readonly number[] = [12, LENGTH];

export const newCode = (): string =>
  [...hexToBytes(randomHex(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** In groups of four, as it is read out. */
export const formatCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The code in what somebody has typed; undefined if it is none. */
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

/** Where the host can be found: says nothing of the code. */
export const roomOf = ({ code }: Invitation): string => `ramparts-${digest('ramparts-room', code).slice(0, 32)}`;
export const secretOf = ({ code }: Invitation): string => digest('ramparts-invitation', code);

const KEY = 'join=';

/** What an invitation by link says of itself; the host shows later who it really is. */
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
