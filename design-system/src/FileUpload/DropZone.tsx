import { type ReactNode, type Ref, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import type { FieldIds } from '../Field/Field.tsx';
import { UploadIcon } from '../icons/UploadIcon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './FileUpload.css.ts';

export interface DropZoneProps {
  /** Id of the file input. */
  readonly control: FieldIds['control'];
  /** Id of the sentence that says which files are accepted. */
  readonly rulesId: string;
  /** What may be added; '' where everything may. */
  readonly rules: string;
  /** Accepted types, as in `accept` of HTML; undefined accepts all. */
  readonly accept: readonly string[] | undefined;
  /** Whether several files can be added at a time. */
  readonly isMultiple: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled: boolean | undefined;
  /** Address of a small preview of the current file. */
  readonly preview: string | undefined;
  /** Called with the files that were chosen. */
  readonly onChoose: (files: readonly File[]) => void;
  /** The element, for moving the focus there. */
  readonly ref: Ref<HTMLInputElement>;
}

/** A native file input over the whole zone: the browser itself opens the chooser and accepts drops. */
export function DropZone(props: DropZoneProps): ReactNode {
  const { control, rulesId, rules, accept, isMultiple, isDisabled, preview, onChoose, ref } = props;
  const { strings } = useDesignSystem();
  const [isOver, setOver] = useState(false);
  const leave = (): void => setOver(false);
  return (
    <div className={css.zone} data-over={isOver || undefined}>
      <input
        {...control}
        ref={ref}
        type="file"
        accept={accept?.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
        onDragEnter={() => setOver(true)}
        onDragLeave={leave}
        onDrop={leave}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
        className={css.input}
      />
      {preview ? (
        <Picture src={preview} alt="" shape="card" />
      ) : (
        <span aria-hidden className={css.sign}>
          <UploadIcon size="large" />
        </span>
      )}
      <span aria-hidden>
        <span className={css.action}>{isMultiple ? strings.chooseFiles : strings.chooseFile}</span>{' '}
        <span className={css.drop}>{isMultiple ? strings.dropFiles : strings.dropFile}</span>
      </span>
      <span id={rulesId} className={css.rules}>
        {rules}
      </span>
    </div>
  );
}
