import { type ReactNode, type Ref, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import type { FieldIds } from '../Field/Field.tsx';
import { UploadIcon } from '../icons/UploadIcon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './FileUpload.css.ts';

export interface DropZoneProps {
  /** Id of the file input. */
  readonly control: FieldIds['control'];
  /** Id of the sentence that says which files are taken. */
  readonly rulesId: string;
  /** What may be added; '' where everything may. */
  readonly rules: string;
  /** Types of the files that are taken, as in `accept` of HTML; undefined takes all. */
  readonly accept: readonly string[] | undefined;
  /** Whether several files are taken at a time. */
  readonly isMultiple: boolean;
  /** It can be neither reached nor used. Default: false. */
  readonly isDisabled: boolean | undefined;
  /** Address of a small picture of what is there. */
  readonly preview: string | undefined;
  /** Called with the files that were chosen. */
  readonly onChoose: (files: readonly File[]) => void;
  /** The element, for moving the focus there. */
  readonly ref: Ref<HTMLInputElement>;
}

/** A native file input over all of it: the browser itself opens the chooser and takes what is dropped. */
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
