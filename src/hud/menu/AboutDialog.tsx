import type { VNode } from 'preact';
import { version } from '../../../package.json';
import { useTexts } from '../kit/context.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { expansionNames } from '../modules/index.ts';

export function AboutDialog(): VNode {
  const texts = useTexts();
  const { t, list } = texts;
  const expansions = list(expansionNames(texts).map((name) => t('about.expansion', { name })));
  return (
    <Dialog title={t('menu.about')}>
      <p>{t('about.what')}</p>
      <p>{t('about.rules', { expansions })}</p>
      <p>{t('about.art')}</p>
      <p>{t('about.privacy')}</p>
      <p>{t('about.licence')}</p>
      <p>{t('about.version', { version })}</p>
    </Dialog>
  );
}
