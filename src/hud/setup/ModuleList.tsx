import { clsx } from 'clsx';
import { Fragment } from 'preact';
import type { VNode } from 'preact';
import { boxWords } from '../../expansions/boxes/panels.ts';
import { adapterOf } from '../../game/index.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useTexts } from '../kit/context.tsx';
import { PageRow } from '../kit/PageRow.tsx';
import { moduleWords } from '../modules/index.ts';
import { ModulePicture } from '../modules/ModulePicture.tsx';
import { BagPage } from './BagPage.tsx';
import { areAllOn, boxesOf } from './boxes.ts';
import { OptionField } from './OptionField.tsx';
import type { OptionsProps } from './OptionField.tsx';
import { Presets } from './Presets.tsx';
import { Still } from './Still.tsx';
import { optionsOf, withModule } from './options.ts';
import { clashOf, withModules } from './optionWords.ts';
import alerts from '../kit/Alert.module.css';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import styles from './ModuleList.module.css';

/** All modules of a rule set; those of a box have a page of their own, with their options. */
export function ModuleList(props: OptionsProps): VNode {
  const { t } = useTexts();
  const { rules, switched } = props.chosen;
  const { modules, boxOf } = adapterOf(rules);
  const boxes = boxesOf(rules);
  return (
    <fieldset class={styles.modules}>
      <legend class={text.unseen}>{t('carcassonne.modules')}</legend>
      <Presets {...props} />
      {boxes.length > 1 && (
        <Switch {...props} ids={modules} label={t('carcassonne.everything')} hint={t('carcassonne.everything.hint')} />
      )}
      <div class={styles.rows}>
        <ModuleRows {...props} ids={modules.filter((id) => !boxes.includes(boxOf(id) ?? ''))} />
      </div>
      <div class={styles.boxes}>
        {boxes.map((box) => (
          <Box key={box} {...props} box={box} ids={modules.filter((id) => boxOf(id) === box)} />
        ))}
      </div>
      {switched === null && <Clash {...props} />}
      <BagPage {...props} />
    </fieldset>
  );
}

/** Which modules it is about. */
interface Some extends OptionsProps {
  readonly ids: readonly string[];
}

/** One switch for several modules. */
function Switch({
  ids,
  label,
  hint,
  chosen,
  onChange,
}: Some & { readonly label: string; readonly hint: string }): VNode {
  const texts = useTexts();
  const all = areAllOn(texts, chosen, ids);
  return (
    <CheckBox
      label={label}
      hint={hint}
      checked={all}
      indeterminate={!all && ids.some((id) => chosen.modules.includes(id))}
      onChange={(on) => onChange(withModules(texts, chosen, ids, on))}
    />
  );
}

/** A card with one switch for a whole box; its modules, and what it is about, on a page of their own. */
function Box({ box, ids, ...props }: Some & { readonly box: string }): VNode {
  const texts = useTexts();
  const words = boxWords(box);
  const name = words?.name(texts) ?? '';
  const count = ids.filter((id) => props.chosen.modules.includes(id)).length;
  const told = texts.t('carcassonne.box.parts', { count, all: ids.length });
  return (
    <div class={styles.box}>
      {/* Its later parts take precedence. */}
      <Switch {...props} ids={ids.toReversed()} label={name} hint={told} />
      <PageRow title={name} told={told} wordless class={styles.open} picture={<Still of={box} />}>
        <p class={text.hint}>{words?.blurb(texts)}</p>
        <div class={styles.rows}>
          <ModuleRows {...props} ids={ids} />
        </div>
      </PageRow>
    </div>
  );
}

function ModuleRows({ ids, ...props }: Some): VNode {
  const texts = useTexts();
  const { chosen, onChange } = props;
  return (
    <>
      {ids.map((id) => {
        const { name, blurb, picture } = moduleWords(id);
        const on = chosen.modules.includes(id);
        const specs = optionsOf(chosen.rules, id);
        return (
          <Fragment key={id}>
            <CheckBox
              label={name(texts)}
              hint={blurb(texts)}
              checked={on}
              onChange={(now) => onChange(withModule(chosen, id, now))}
            >
              {picture && <ModulePicture picture={picture} />}
            </CheckBox>
            {chosen.switched === id && <Clash {...props} />}
            <div class={clsx(form.form, styles.options)} hidden={!on || specs.length === 0}>
              {specs.map((spec) => (
                <OptionField key={spec.name} {...props} spec={spec} />
              ))}
            </div>
          </Fragment>
        );
      })}
    </>
  );
}

/** Says, where a module was switched on, why it cannot be combined with the others. */
export function Clash({ chosen }: Pick<OptionsProps, 'chosen'>): VNode {
  const clash = clashOf(useTexts(), chosen);
  return (
    <p class={alerts.trouble} role="alert" hidden={clash === null}>
      {clash}
    </p>
  );
}
