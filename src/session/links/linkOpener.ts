import type { Outcome } from '../contracts/app.ts';
import { isChallengeLink, parseChallenge } from './challenge.ts';
import type { Challenge } from '../contracts/challenge.ts';
import { isGameLink, parseLink } from './link.ts';
import { isInvite } from '../online/onlineStart.ts';
import type { OnlineRooms } from '../online/onlineRooms.ts';

/** Opens what the page's address contains: an invitation, a challenge, a game, or a shortcut of the installed app. */
export interface LinkOpener {
  /** An invitation that is waiting for the guest's name. */
  readonly invitation: string | null;
  readonly challenge: Challenge | null;
  open(fragment: string): Promise<Outcome>;
  /** Called when it was accepted or dismissed. */
  drop(what: 'invitation' | 'challenge'): void;
}

export interface LinkOpenerPorts {
  /** Loads the code for rooms first; reports a failure to load it. */
  readonly withRooms: (work: (rooms: OnlineRooms) => Promise<Outcome>) => Promise<Outcome>;
  /** Id of the room that opens automatically. */
  readonly rememberedRoom: () => string | null;
  /** Opens a record, optionally at a moment of it. */
  readonly openGame: (record: string, at: number | null) => Promise<Outcome>;
  /** Continues the latest unfinished game, if there is one. */
  readonly goOn: () => Promise<Outcome>;
  /** The address asks for the puzzles. */
  readonly onPuzzle: () => void;
  readonly onChange: () => void;
}

/** Shortcuts of the installed app. */
export const SHORTCUTS = { begin: '#new', goOn: '#continue', puzzle: '#puzzle' } as const;

export function createLinkOpener({
  withRooms,
  rememberedRoom,
  openGame,
  goOn,
  onPuzzle,
  onChange,
}: LinkOpenerPorts): LinkOpener {
  let invitation: string | null = null;
  let challenge: Challenge | null = null;

  const invited = (fragment: string): Promise<Outcome> =>
    withRooms(async (rooms) => {
      if (await rooms.knows(fragment)) return rooms.join({ name: '', invitation: fragment, watch: false });
      invitation = fragment;
      onChange();
      return null;
    });

  async function challenged(fragment: string): Promise<Outcome> {
    const link = await parseChallenge(fragment);
    if (!link.ok) return link.error.code;
    challenge = link.value;
    onChange();
    return null;
  }

  async function shown(fragment: string): Promise<Outcome> {
    const link = await parseLink(fragment);
    return link.ok ? openGame(link.value.record, link.value.at) : link.error.code;
  }

  return {
    get invitation() {
      return invitation;
    },
    get challenge() {
      return challenge;
    },
    async open(fragment) {
      if (isInvite(fragment)) return invited(fragment);
      if (isChallengeLink(fragment)) return challenged(fragment);
      if (isGameLink(fragment)) return shown(fragment);
      if (fragment === SHORTCUTS.puzzle) {
        onPuzzle();
        return null;
      }
      // If the page was closed during a match with friends, that match continues.
      const room = fragment === SHORTCUTS.begin ? null : rememberedRoom();
      if (room !== null) return withRooms((rooms) => rooms.open(room));
      return fragment === SHORTCUTS.goOn ? goOn() : null;
    },
    drop(what) {
      if (what === 'invitation') invitation = null;
      else challenge = null;
      onChange();
    },
  };
}
