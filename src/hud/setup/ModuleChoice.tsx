import { clsx } from 'clsx';
import { Fragment } from 'preact';
import type { ComponentChildren, VNode } from 'preact';
import { adapterOf } from '../../game/index.ts';
import { CheckBox } from '../kit/CheckBox.tsx';
import { useTexts } from '../kit/context.tsx';
import { boxWords } from '../../expansions/boxes/panels.ts';
import { moduleWords } from '../modules/index.ts';
import { ModulePicture } from '../modules/ModulePicture.tsx';
import { OptionField } from './OptionField.tsx';
import { Presets } from './Presets.tsx';
import type { OptionsProps } from './OptionField.tsx';
import { Still } from './Still.tsx';
import { clashOf, isApart, optionsOf, withModule, withModules } from './options.ts';
import alerts from '../kit/Alert.module.css';
import form from '../kit/form.module.css';
import text from '../kit/text.module.css';
import styles from './ModuleChoice.module.css';

/** The modules with their options, boxes of several together; nothing where the game has none. */
export function ModuleChoice(props: OptionsProps): VNode | null {
  const { t } = useTexts();
  const { rules, switched } = props.chosen;
  const { modules, boxOf } = adapterOf(rules);
  if (modules.length === 0) return null;
  const boxes = [...new Set(modules.map(boxOf))].filter((box) => box !== null && boxWords(box) !== undefined);
  const single = modules.filter((id) => !boxes.includes(boxOf(id)));
  return (
    <fieldset class={styles.modules}>
      <legend class={text.label}>{t('carcassonne.modules')}</legend>
      <Presets {...props} />
      {boxes.length > 1 && (
        <Switch {...props} ids={modules} label={t('carcassonne.everything')} hint={t('carcassonne.everything.hint')} />
      )}
      <ModuleRows {...props} ids={single} />
      {boxes.map((box) => (
        <BoxOfModules key={box} {...props} box={box ?? ''} ids={modules.filter((id) => boxOf(id) === box)} />
      ))}
      {switched === null && <Clash {...props} />}
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
  children,
}: Some & { readonly label: string; readonly hint: string; readonly children?: ComponentChildren }): VNode {
  const texts = useTexts();
  const isOn = (id: string): boolean => chosen.modules.includes(id);
  const some = ids.some(isOn);
  const all = some && ids.every((id) => isOn(id) || isApart(texts, chosen, id));
  return (
    <CheckBox
      label={label}
      hint={hint}
      checked={all}
      indeterminate={some && !all}
      onChange={(on) => onChange(withModules(texts, chosen, ids, on))}
    >
      {children}
    </CheckBox>
  );
}

/** One switch for a whole box, with its modules below. */
function BoxOfModules({ box, ids, ...props }: Some & { readonly box: string }): VNode {
  const texts = useTexts();
  const words = boxWords(box);
  const count = ids.filter((id) => props.chosen.modules.includes(id)).length;
  return (
    <div class={styles.box}>
      {/* Its later parts take precedence. */}
      <Switch {...props} ids={ids.toReversed()} label={words?.name(texts) ?? ''} hint={words?.blurb(texts) ?? ''}>
        <span class={styles.still}>
          <Still of={box} />
        </span>
      </Switch>
      <details class={clsx(form.folding, styles.boxParts)}>
        <summary>
          <span>{texts.t('carcassonne.box.parts', { count, all: ids.length })}</span>
        </summary>
        <div class={styles.modules}>
          <ModuleRows {...props} ids={ids} />
        </div>
      </details>
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
function Clash({ chosen }: Pick<OptionsProps, 'chosen'>): VNode {
  const clash = clashOf(useTexts(), chosen);
  return (
    <p class={alerts.trouble} role="alert" hidden={clash === null}>
      {clash}
    </p>
  );
}
