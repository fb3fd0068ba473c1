import { type ReactNode, useRef, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { Field, type FieldTexts, useField } from '../Field/Field.tsx';
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
  /** What was let through, and how far each has come: the caller sends it and brings the news. */
  readonly files: readonly UploadFile[];
  /** Files that keep the rules; what does not is refused with the reason, and never arrives here. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Called with the id of the file that is to go. */
  readonly onRemove: (id: string) => void;
  /** Sends a failed file again; without it there is no button for that. */
  readonly onRetry?: (id: string) => void;
  /** Extensions ('.pdf') and media types ('image/jpeg', 'image/*'), any of which will do. Default: everything. */
  readonly accept?: readonly string[];
  /** Bytes of one file. */
  readonly maxSize?: number;
  /** Files in all; where it is 1, `onAdd` brings what takes the place of the one that is there. */
  readonly maxFiles?: number;
  /** Offers the camera where there is a touch screen. */
  readonly hasCamera?: boolean;
  /** It can be neither reached nor used. Default: false. */
  readonly isDisabled?: boolean;
}

/** Takes files by dropping, choosing or photographing, checks them against the rules, and lists what becomes of them. */
export function FileUpload(props: FileUploadProps): ReactNode {
  const { label, description, error, isOptional, id, files, onAdd, onRemove, onRetry, hasCamera } = props;
  const { accept, maxSize, maxFiles, isDisabled } = props;
  const { strings, language } = useDesignSystem();
  const ids = useField({ id, description, error }, true);
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const news = useFileNews(files);

  const rules: FileRules = { accept, maxSize, maxFiles };
  const locale = LOCALES[language];

  function add(chosen: readonly File[]): void {
    // Where one is taken, the next one takes its place.
    const { accepted, refused } = sortOut(chosen, rules, maxFiles === 1 ? 0 : files.length);
    setRefusals(refused);
    if (accepted.length > 0) onAdd(accepted);
  }

  function remove(fileId: string): void {
    setRefusals([]);
    onRemove(fileId);
    // Its button goes with it.
    input.current?.focus();
  }

  return (
    <Field {...{ ids, label, description, error, isOptional }}>
      <DropZone
        ref={input}
        control={ids.control}
        rulesId={ids.limitId}
        rules={rulesInWords(rules, strings, locale)}
        accept={accept}
        isMultiple={maxFiles !== 1}
        preview={maxFiles === 1 ? files[0]?.preview : undefined}
        isDisabled={isDisabled}
        onChoose={add}
      />
      {hasCamera && !isDisabled && <CameraButton onChoose={add} />}
      <div role="alert" className={css.refusals}>
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
