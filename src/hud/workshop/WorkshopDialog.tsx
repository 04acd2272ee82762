import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lastRules } from '../../session/contracts/archive.ts';
import type { RuleSetId } from '../../game/index.ts';
import { useHud } from '../kit/context.tsx';
import { Dialog, showDialog } from '../kit/Dialog.tsx';
import type { Hud } from '../kit/hud.ts';
import { BenchContext, useWorkshop } from './bench.tsx';
import type { Place } from './bench.tsx';
import { SetFrame } from './SetFrame.tsx';
import { SetsPage } from './SetsPage.tsx';
import styles from './WorkshopDialog.module.css';

/** The tile workshop: the list of custom sets, and the pages of one of them. */
export function WorkshopDialog(): VNode {
  const { app, texts } = useHud();
  const workshop = useWorkshop();
  const [rules, setRules] = useState<RuleSetId>(() => lastRules(app.savedGames) ?? 'castle');
  const [place, go] = useState<Place>({ at: 'sets' });
  const page = useRef<HTMLDivElement>(null);
  const own = place.at === 'sets' ? null : workshop.get(place.id);
  useLayoutEffect(() => {
    const body = page.current?.closest('dialog > div');
    if (body) body.scrollTop = 0;
  }, [own?.id]);
  useLayoutEffect(() => page.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [place]);
  return (
    <Dialog title={texts.t('workshop.title')} class={styles.dialog}>
      <BenchContext.Provider value={{ rules, setRules, go }}>
        <div class={styles.page} ref={page}>
          {place.at !== 'sets' && own ? <SetFrame key={own.id} own={own} place={place} /> : <SetsPage />}
        </div>
      </BenchContext.Provider>
    </Dialog>
  );
}

/** Opens it over the page; loaded with this part. */
export const openWorkshop = (hud: Hud): void => showDialog(hud, <WorkshopDialog />);
