import { type ReactNode, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { Field, type FieldIds, type FieldTexts, useField } from '../Field/Field.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';
import { CameraButton } from './CameraButton.tsx';
import { DropZone } from './DropZone.tsx';
import { FileRow, type UploadFile } from './FileRow.tsx';
import * as css from './FileUpload.css.ts';
import { type FileRules, type Refusal, sortOut } from './file-rules.ts';
import { reasonOf, rulesInWords } from './file-words.ts';
import { useFileNews } from './use-file-news.ts';

export type { UploadFile } from './FileRow.tsx';

export interface FileUploadProps extends FieldTexts {
  /** Accepted files, and how far each has come: the caller sends them and updates this. */
  readonly files: readonly UploadFile[];
  /** Called with files that keep the rules; the others are refused with the reason and never arrive here. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Called with the id of the file to remove. */
  readonly onRemove: (id: string) => void;
  /** Sends a failed file again; without it there is no button for that. */
  readonly onRetry?: (id: string) => void;
  /** Extensions ('.pdf') and media types ('image/jpeg', 'image/*'); one match is enough. Default: everything. */
  readonly accept?: readonly string[];
  /** Maximum size of one file, in bytes. */
  readonly maxSize?: number;
  /** Maximum number of files; with 1, `onAdd` brings the replacement of the current file. */
  readonly maxFiles?: number;
  /** Offers the camera on touch screens. */
  readonly hasCamera?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
}

/** Takes files by dropping, choosing or photographing, checks them against the rules, and lists their progress. */
export function FileUpload(props: FileUploadProps): ReactNode {
  const { label, description, error, isOptional, id, files, onAdd, onRemove, onRetry, hasCamera } = props;
  const { accept, maxSize, maxFiles, isDisabled } = props;
  const { strings, language } = useDesignSystem();
  const ids = useField({ id, description, error }, true);
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const news = useFileNews(files);
  const refusalsId = `${ids.id}-refusals`;
  const isRefused = refusals.length > 0;

  const rules: FileRules = { accept, maxSize, maxFiles };
  const locale = LOCALES[language];

  function add(chosen: readonly File[]): void {
    // Where one file is accepted, the next one replaces it.
    const { accepted, refused } = sortOut(chosen, rules, maxFiles === 1 ? 0 : files.length);
    setRefusals(refused);
    if (accepted.length > 0) onAdd(accepted);
    // Dropped, or taken by the camera's button, it left the focus elsewhere.
    if (refused.length > 0) input.current?.focus();
  }

  function remove(fileId: string): void {
    setRefusals([]);
    onRemove(fileId);
    // Its button disappears with it.
    input.current?.focus();
  }

  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      <DropZone
        ref={input}
        control={isRefused ? refusedControl(ids.control, refusalsId) : ids.control}
        rulesId={ids.limitId}
        rules={rulesInWords(rules, strings, locale)}
        accept={accept}
        isMultiple={maxFiles !== 1}
        preview={maxFiles === 1 ? files[0]?.preview : undefined}
        isDisabled={isDisabled}
        onChoose={add}
      />
      {hasCamera && !isDisabled && <CameraButton onChoose={add} />}
      <div id={refusalsId} role="alert" className={css.refusals}>
        {refusals.map((refusal) => (
          <FieldError key={refusal.name}>{reasonOf(refusal, rules, strings, locale)}</FieldError>
        ))}
      </div>
      {files.length > 0 && (
        <ul aria-label={strings.files} className={css.list}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={remove} onRetry={onRetry} />
          ))}
        </ul>
      )}
      <span role="status" className={css.news}>
        {news}
      </span>
    </Field>
  );
}

/** The field of a file that was refused: invalid, and described by the reason first. */
function refusedControl(control: FieldIds['control'], refusalsId: string): FieldIds['control'] {
  const described = [refusalsId, control['aria-describedby']].filter(Boolean).join(' ');
  return { ...control, 'aria-invalid': true, 'aria-describedby': described };
}
