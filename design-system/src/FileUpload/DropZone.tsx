import { type ReactNode, type Ref, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import type { FieldIds } from '../Field/Field.tsx';
import { UploadIcon } from '../icons/UploadIcon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as css from './FileUpload.css.ts';

export interface DropZoneProps {
  readonly control: FieldIds['control'];
  readonly rulesId: string;
  /** What may be added; '' where everything may. */
  readonly rules: string;
  readonly accept: readonly string[] | undefined;
  readonly isMultiple: boolean;
  readonly isDisabled: boolean | undefined;
  /** Address of a small picture of what is there. */
  readonly preview: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
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
