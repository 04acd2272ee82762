import type { Application } from '../contracts/app.ts';
import { keepText } from '../../persistence/storage.ts';
import type { TextStorage } from '../../persistence/storage.ts';

/**
 * Offers to install the game once the player seems to like it: in the menu, after at least one finished game, and never
 * again after declining.
 */

/** The browser's own prompt, deferred to a good moment. */
export interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface Installing {
  /** Starts offering to install. */
  attach(app: Pick<Application, 'subscribe' | 'screen' | 'archive' | 'notify'>): void;
  accept(): void;
  refuse(): void;
}

/** True if the browser never offers to install and the game runs in a tab: players have to do it by hand. */
export const isInstalledByHand = (): boolean =>
  !('onbeforeinstallprompt' in globalThis) && !matchMedia('(display-mode: standalone)').matches;

const KEY = 'ramparts-install';

export function watchInstall(storage: TextStorage, page: Pick<Window, 'addEventListener'> = window): Installing {
  let question: InstallQuestion | null = null;
  let consider = (): void => undefined;

  const declined = (): boolean => {
    try {
      return storage.getItem(KEY) === 'declined';
    } catch {
      // Without storage the player would be asked every time, so treat it as declined.
      return true;
    }
  };
  const refuse = (): void => {
    question = null;
    // Without storage, `declined` prevents further questions.
    keepText(storage, KEY, 'declined');
  };

  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event as InstallQuestion;
    consider();
  });

  return {
    attach(app) {
      consider = () => {
        if (question && app.screen === 'menu' && app.archive.games.some(({ result }) => result.counted) && !declined())
          app.notify('install', 'status', ['install']);
      };
      app.subscribe(() => consider());
      consider();
    },
    accept() {
      const asked = question;
      question = null;
      if (!asked) return;
      void asked
        .prompt()
        .then(() => asked.userChoice)
        .then(({ outcome }) => outcome === 'dismissed' && refuse())
        .catch((error: unknown) => reportError(error));
    },
    refuse,
  };
}
