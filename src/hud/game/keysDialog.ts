import type { GameTable } from '../games/table.ts';
import { openDialog } from '../kit/dialog.ts';
import { h } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { textButton } from '../kit/controls.ts';
import { openHelp } from '../menu/helpDialog.ts';

/** All keys of the table, including those of its assists. */
export function openKeys(
  hud: Hud,
  { layers, layerKeys, places }: Pick<GameTable, 'layers' | 'layerKeys' | 'places'>,
): void {
  const { t } = hud.texts;
  const dialog = openDialog(hud.host, t('keys.title'), t('close'), 'keys-dialog');
  type Row = readonly [keys: readonly string[], what: string];
  const replay: readonly Row[] = [
    [['V'], t('keys.review')],
    [[t('key.arrows')], t('keys.review.steps')],
    [[t('key.home-end')], t('keys.review.ends')],
    [[t('key.space')], t('keys.review.play')],
  ];
  const rows: readonly Row[] = [
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
    ...replay,
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
  const list = h('dl', { class: 'keys' });
  for (const [keys, what] of rows)
    list.append(h('div', {}, h('dt', {}, ...keys.map((key) => h('kbd', {}, key))), h('dd', {}, what)));
  const help = textButton('plain', t('menu.help'), () => {
    dialog.close();
    openHelp(hud);
  });
  dialog.body.append(list, help.element);
}
