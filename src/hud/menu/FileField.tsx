import type { VNode } from 'preact';
import { useFreshId } from '../kit/useFreshId.ts';

interface FileFieldProps {
  readonly label: string;
  /** As the attribute of the same name. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Chooses a file; the same one can be chosen again. */
export function FileField({ label, accept, onFile }: FileFieldProps): VNode {
  const id = useFreshId('file');
  return (
    <div class="field">
      <label class="label" for={id}>
        {label}
      </label>
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
    </div>
  );
}
