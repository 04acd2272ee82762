import type { VNode } from 'preact';
import { useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';

/** How to install the game where the browser does not offer it. */
export function InstallDialog(): VNode {
  const { t } = useTexts();
  return (
    <Dialog title={t('menu.install')}>
      <p>{t('install.why')}</p>
      <p>{t('install.ios')}</p>
      <p>{t('install.mac')}</p>
      <p>{t('install.firefox')}</p>
      <p>{t('install.other')}</p>
    </Dialog>
  );
}
