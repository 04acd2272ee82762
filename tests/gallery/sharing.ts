import { createElement } from 'preact';
import { accept, refuse } from '../../src/game/index.ts';
import type { Result } from '../../src/game/index.ts';
import { showDialog } from '../../src/hud/kit/Dialog.tsx';
import type { Hud } from '../../src/hud/kit/hud.ts';
import type { Kind, Souvenir } from '../../src/hud/media/souvenirs.ts';
import { pressAll, pressButtons } from './further.ts';
import { way } from './way.ts';
import type { Panel } from './way.ts';

const SHARING = ['made', 'in progress', 'stopped', 'refused'] as const;

/** A picture of nothing. */
function plain(): Promise<Result<Souvenir>> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1080, 1350];
  return new Promise((resolve) =>
    canvas.toBlob((blob) =>
      resolve(
        accept({
          file: new File(blob ? [blob] : [], 'ramparts.png', { type: 'image/png' }),
          words: 'The board',
          headline: 'Ada wins',
          png: () => Promise.reject(new Error('refused')),
        }),
      ),
    ),
  );
}

/** Everything that can be refused. */
const REFUSED: Readonly<Record<Kind, string>> = {
  picture: 'picture-failed',
  turn: 'video-failed',
  game: 'video-missing',
};

/** The dialog that shares a game, with pictures of nothing. */
async function openSharing(hud: Hud, state: (typeof SHARING)[number]): Promise<void> {
  const { showShare } = await import('../../src/hud/media/index.ts');
  // Devices without a share sheet refuse.
  Object.defineProperties(navigator, {
    share: { value: () => Promise.reject(new Error('refused')), configurable: true },
    canShare: { value: () => true, configurable: true },
  });
  showShare(hud, {
    kinds: ['picture', 'turn', 'game'],
    make(kind, { onProgress }) {
      if (state === 'refused') return Promise.resolve(refuse(REFUSED[kind], ''));
      if (state === 'made' && kind === 'picture') return plain();
      onProgress(0.4);
      return new Promise(() => {});
    },
  });
  const choose = (value: Kind): void => hud.host.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click();
  if (state === 'in progress' || state === 'stopped') choose('game');
  if (state === 'stopped') hud.host.querySelector<HTMLElement>('[data-share-stage] button')?.click();
}

/** Links, files, pictures and videos of a game. */
export const SHARING_PANELS: readonly Panel[] = [
  way('Menu', 'a link to copy', {
    shows: ['sharing/LinkDialog.tsx'],
    async open(hud) {
      const { LinkDialog } = await import('../../src/hud/sharing/LinkDialog.tsx');
      const link = `${location.origin}/#game=${'x'.repeat(400)}`;
      showDialog(hud, createElement(LinkDialog, { title: hud.texts.t('challenge.link'), link, done: null }));
    },
  }),
  ...SHARING.map((state) =>
    way('Sharing', state, {
      shows: ['media/ShareDialog.tsx', 'media/ShareStage.tsx'],
      open: async (hud) => openSharing(hud, state),
      further: (hud) => [...pressAll(hud), ...pressButtons(hud)],
    }),
  ),
  way('Menu', 'a game in another tab', {
    shows: ['sharing/TakeOverDialog.tsx'],
    async open(hud) {
      const { TakeOverDialog } = await import('../../src/hud/sharing/TakeOverDialog.tsx');
      showDialog(hud, createElement(TakeOverDialog, { onAnswer: () => undefined }));
    },
  }),
];
