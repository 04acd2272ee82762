import type { Application } from '../app.ts';
import { keepText } from '../../persistence/storage.ts';
import type { TextStorage } from '../../persistence/storage.ts';

/** Offers to install the game, once it is known to please: after a finished game, between games, and never again to who declined. */

/** The browser's own question, kept back until there is a good moment for it. */
export interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface Installing {
  /** From now on there is somebody to ask. */
  attach(app: Pick<Application, 'subscribe' | 'screen' | 'archive' | 'notify'>): void;
  accept(): void;
  refuse(): void;
}

/** The browser never asks, and the game runs in a tab: people have to know the way themselves. */
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
      // Where nothing is kept one would be asked for ever.
      return true;
    }
  };
  const refuse = (): void => {
    question = null;
    // Where nothing is kept it is not asked at all.
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
