import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Drawable } from '../../session/contracts/match.ts';
import { TextButton } from '../kit/Button.tsx';
import { useTexts } from '../kit/context.tsx';
import { TilePicture } from '../table/TilePicture.tsx';
import { useContent } from '../table/useContent.tsx';
import { useTable, useView } from '../table/useMatch.tsx';
import { eventText } from '../words/events.ts';
import { tileText } from '../words/features.ts';
import { kindTitle, modulesOf, specOf } from '../words/names.ts';
import styles from './DrawList.module.css';

/** With fewer sorts of tiles, everything is seen at a glance. */
const MANY = 12;

/** Everything that can be drawn now, where people choose it: one press draws. */
export function DrawList({ draw }: { readonly draw: readonly Drawable[] }): VNode {
  const { t } = useTexts();
  const { match, texts: game } = useTable();
  const view = useView();
  const [wanted, want] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const kindsOf = ({ secret }: Drawable): readonly string[] =>
    specOf(view, String(secret['tile']))?.features.map(({ kind }) => kind) ?? [];
  const kinds = [...new Set(draw.flatMap(kindsOf))].filter((kind) => !draw.every((one) => kindsOf(one).includes(kind)));
  const offered = kinds.filter((kind) => game.plays(kind, modulesOf(view)));
  const shown = draw.filter((one) => wanted.every((kind) => kindsOf(one).includes(kind)));
  const isTile = draw.some(({ secret }) => secret['tile'] !== undefined);
  const last = view.log.at(-1)?.event;
  return (
    <div class={styles.draws} data-draws>
      {last?.type === 'set-aside' && (
        <p class={styles.aside} role="status">
          {eventText(game, view, last)}
        </p>
      )}
      {draw.length > MANY && (
        <div class={styles.kinds} role="group" aria-label={t('hand.only')}>
          {offered.map((kind) => (
            <button
              key={kind}
              type="button"
              class={styles.kind}
              aria-pressed={wanted.includes(kind)}
              onClick={() => want(wanted.includes(kind) ? wanted.filter((other) => other !== kind) : [...wanted, kind])}
            >
              <span aria-hidden="true">{game.kindSign(kind)}</span>
              <span>{kindTitle(game, kind)}</span>
            </button>
          ))}
        </div>
      )}
      <div
        ref={list}
        class={styles.list}
        role="group"
        aria-label={t('hand.list')}
        onKeyDown={(event) => moveFocus(event, list.current)}
      >
        {shown.map((one) => (
          <DrawButton key={JSON.stringify(one.secret)} {...one} />
        ))}
      </div>
      {shown.length === 0 && <p class={styles.none}>{t('hand.only.none')}</p>}
      {isTile && (
        <TextButton look="plain" sign="flag" onPress={() => match.intents.stopDrawing()}>
          {t('hand.stop')}
        </TextButton>
      )}
    </div>
  );
}

function DrawButton({ secret, count }: Drawable): VNode {
  const { t } = useTexts();
  const { match, texts: game } = useTable();
  const { table } = useContent();
  const { view, intents } = match;
  const tile = specOf(view, String(secret['tile']));
  const other = tile ? undefined : table.drawn?.(secret);
  const what = tile ? tileText(game, tile, 0, modulesOf(view)) : (other?.what ?? Object.values(secret).join(' '));
  return (
    <button
      type="button"
      class={styles.draw}
      aria-label={t('tiles.of-kind', { count, features: what })}
      title={other?.what}
      onClick={() => intents.draw(secret)}
    >
      {tile ? <TilePicture tile={tile.id} /> : (other?.sign ?? <span>{what}</span>)}
      <span class={styles.count} aria-hidden="true">{`× ${count}`}</span>
    </button>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys move among the buttons as they are arranged. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key];
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  const [first] = buttons;
  const columns = buttons.filter((button) => button.offsetTop === first?.offsetTop).length;
  buttons[at + step[0] + step[1] * columns]?.focus();
}
