import type { VNode } from 'preact';
import { TextButton } from '../kit/Button.tsx';
import { useHud } from '../kit/context.tsx';
import { useClose } from '../kit/Dialog.tsx';

/** A button from an empty page to the games of the title page. */
export function StartButton(): VNode {
  const { host, texts } = useHud();
  const close = useClose();
  const press = (): void => {
    close();
    const games = host.querySelector<HTMLElement>('[data-new-game]');
    games?.scrollIntoView({ block: 'start' });
    games?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <TextButton look="go" sign="play" onPress={press}>
      {texts.t('saved.start')}
    </TextButton>
  );
}
