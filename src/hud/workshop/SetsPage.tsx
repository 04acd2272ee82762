import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { OwnSet } from '../../session/contracts/workshop.ts';
import { readFile } from '../../persistence/files.ts';
import { Alert } from '../kit/Alert.tsx';
import { RoundButton, TextButton } from '../kit/Button.tsx';
import { useFreshId, useHud, useTexts } from '../kit/context.tsx';
import { Sure } from '../kit/Sure.tsx';
import { fingerprint } from '../words/fingerprint.ts';
import { useBench, useExport, useWorkshop } from './bench.tsx';
import { stateText } from './words.ts';
import fields from '../kit/Field.module.css';
import rows from '../kit/rows.module.css';
import text from '../kit/text.module.css';
import parts from './parts.module.css';

/** All sets of this device. */
export function SetsPage(): VNode {
  const { t } = useTexts();
  const { go } = useBench();
  const workshop = useWorkshop();
  const file = useFreshId('file');
  const [trouble, setTrouble] = useState<string | null>(null);

  const create = (from: 'shipped' | 'empty'): void =>
    go({ at: 'tiles', id: workshop.create(from, t('workshop.name.new')) });

  async function take(chosen: File): Promise<void> {
    const read = await readFile(chosen);
    const taken = read.ok ? workshop.take(read.value, chosen.name.replace(/\.json$/i, '')) : read;
    setTrouble(taken.ok ? null : taken.error.code);
  }

  return (
    <>
      <p class={text.hint}>{t('workshop.intro')}</p>
      <div class={parts.acts}>
        <TextButton look="plain" sign="layers" onPress={() => create('shipped')} data-first="">
          {t('workshop.new.shipped')}
        </TextButton>
        <TextButton look="plain" sign="grid" onPress={() => create('empty')}>
          {t('workshop.new.empty')}
        </TextButton>
      </div>
      <Alert code={trouble} />
      <p class={text.hint} hidden={workshop.sets.length > 0}>
        {t('workshop.none')}
      </p>
      <ul class={rows.rows}>
        {workshop.sets.map((own) => (
          <SetRow key={own.id} own={own} />
        ))}
      </ul>
      <div class={fields.field}>
        <label class={text.label} for={file}>
          {t('workshop.import')}
        </label>
        <input
          type="file"
          accept=".json,application/json"
          id={file}
          onChange={({ currentTarget: input }) => {
            const chosen = input.files?.[0];
            if (chosen) void take(chosen);
            input.value = '';
          }}
        />
        <span class={text.hint}>{t('workshop.import.hint')}</span>
      </div>
    </>
  );
}

function SetRow({ own }: { own: OwnSet }): VNode {
  const { app, texts } = useHud();
  const { go } = useBench();
  const save = useExport();
  const { t } = texts;
  const { workshop } = app;
  const { id, name } = own;
  const [isAsking, ask] = useState(false);
  const remove = useRef<HTMLButtonElement>(null);
  const label = t('workshop.open', { name });

  return (
    <li class={rows.row}>
      <span class={rows.text}>
        <strong>{name}</strong>
        <span>
          {t('workshop.about', {
            tiles: t('workshop.tiles.count', { count: own.draft.tiles.length }),
            cells: t('workshop.cells.count', { count: own.draft.board.cells.length }),
          })}
        </span>
        <span class={clsx(parts.setState, own.issues.length > 0 && parts.faulty)}>{stateText(texts, own)}</span>
        <span class={text.hint}>{own.set && t('workshop.code', { code: fingerprint(own.set.digest) })}</span>
      </span>
      <span class={rows.acts}>
        <TextButton look="plain" sign="gear" aria-label={label} title={label} onPress={() => go({ at: 'tiles', id })}>
          {t('workshop.edit')}
        </TextButton>
        <RoundButton
          sign="layers"
          label={t('workshop.copy.of', { name })}
          onPress={() => workshop.duplicate(id, t('workshop.name.copy', { name }))}
        />
        <RoundButton sign="export" label={t('workshop.export.of', { name })} onPress={() => save(own)} />
        <RoundButton ref={remove} sign="trash" label={t('workshop.delete.of', { name })} onPress={() => ask(true)} />
      </span>
      <Sure
        asking={isAsking}
        question={t('workshop.delete.sure')}
        yes={t('workshop.delete')}
        first="no"
        onYes={() => workshop.remove(id)}
        onNo={() => {
          ask(false);
          remove.current?.focus();
        }}
      />
    </li>
  );
}
