import type { VNode } from 'preact';
import type { Texts } from '../../i18n/index.ts';
import type { GameTable } from '../table/table.ts';
import { useContent } from '../table/useContent.tsx';
import { TextButton } from '../kit/Button.tsx';
import { useHud, useTexts } from '../kit/context.tsx';
import { Dialog, useClose } from '../kit/Dialog.tsx';
import { openHelp } from '../book/openHelp.ts';
import styles from './KeysDialog.module.css';

type Row = readonly [keys: readonly string[], what: string];

const rowsOf = (
  { t }: Texts,
  { layers, layerKeys, places }: Pick<GameTable, 'layers' | 'layerKeys' | 'places'>,
): readonly Row[] => [
  [[t('key.arrows')], t('keys.move')],
  [['R', 'E'], t('keys.right')],
  [['Q'], t('keys.left')],
  [[t('key.enter'), t('key.space')], t('keys.confirm')],
  [['U', t('key.backspace'), t('key.ctrl-z')], t('keys.undo')],
  [['1 – 9', t('key.tab')], t('keys.choose')],
  [['N'], t('keys.none')],
  [[t('key.escape')], t('keys.lift')],
  [['H'], t('keys.hint')],
  [['I'], t('keys.look')],
  [layers.map(({ key }) => key).filter((key) => key !== 'P'), layerKeys],
  [['P'], t('keys.projected')],
  ...places.map(({ key, label }): Row => [[key], label]),
  [['G'], t('keys.tiles')],
  [['V'], t('keys.review')],
  [[t('key.arrows')], t('keys.review.steps')],
  [[t('key.home-end')], t('keys.review.ends')],
  [[t('key.space')], t('keys.review.play')],
  [['A'], t('keys.say.choices')],
  [['S'], t('keys.say.scores')],
  [['D'], t('keys.say.tile')],
  [['B'], t('keys.say.last')],
  [['L'], t('keys.log')],
  [['M'], t('keys.menu')],
  [['F'], t('keys.fit')],
  [['T'], t('keys.board')],
  [['?'], t('keys.help')],
];

/** All keys of the table, including those of its assists. */
export function KeysDialog(): VNode {
  const texts = useTexts();
  const { table } = useContent();
  return (
    <Dialog title={texts.t('keys.title')}>
      <dl class={styles.keys}>
        {rowsOf(texts, table).map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <HelpButton />
    </Dialog>
  );
}

function HelpButton(): VNode {
  const hud = useHud();
  const close = useClose();
  return (
    <TextButton
      look="plain"
      onPress={() => {
        close();
        openHelp(hud);
      }}
    >
      {hud.texts.t('menu.help')}
    </TextButton>
  );
}
