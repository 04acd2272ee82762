import type { VNode } from 'preact';
import { Field } from '../kit/Field.tsx';

interface FileFieldProps {
  readonly label: string;
  /** As the attribute of the same name. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Chooses a file; the same one can be chosen again. */
export const FileField = ({ label, accept, onFile }: FileFieldProps): VNode => (
  <Field label={label}>
    {(id) => (
      <input
        type="file"
        accept={accept}
        id={id}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          onFile(file);
          currentTarget.value = '';
        }}
      />
    )}
  </Field>
);
