import type { VNode } from 'preact';
import { TextButton } from '../../kit/Button.tsx';
import { useTexts } from '../../kit/context.tsx';
import { useAssists } from '../../table/useMatch.tsx';

/** Shows who scored the fields, and the cities that they touch. */
export function FieldsButton(): VNode {
  const { t } = useTexts();
  const assists = useAssists();
  return (
    <TextButton
      look="pill"
      sign="courts"
      aria-pressed={assists.view.layers.has('fields')}
      onPress={() => assists.toggle('fields')}
    >
      {t('carcassonne.assists.fields')}
    </TextButton>
  );
}
