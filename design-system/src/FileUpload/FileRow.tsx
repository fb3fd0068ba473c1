import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill, LOCALES } from '../DesignSystem/strings.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CheckCircleIcon } from '../icons/CheckCircleIcon.tsx';
import { DocumentIcon } from '../icons/DocumentIcon.tsx';
import { ImageIcon } from '../icons/ImageIcon.tsx';
import { RefreshIcon } from '../icons/RefreshIcon.tsx';
import { TrashIcon } from '../icons/TrashIcon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { percentFormat } from '../ProgressBar/percent-format.ts';
import { classNames } from '../styling/class-names.ts';
import * as css from './FileUpload.css.ts';
import { formatSize } from './file-rules.ts';

/** An accepted file and what has become of it. */
export interface UploadFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type: 'image/jpeg'. */
  readonly type?: string;
  /** Address of a small preview; shown where only one file is accepted. */
  readonly preview?: string;
  readonly status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** What is happening to it, in place of the words for its status: 'tarkistetaan'. */
  readonly statusText?: string;
  /** 0–100 while it is being sent; undefined while not known. */
  readonly progress?: number;
  /** Why it failed and what to do. Default: that it could not be sent. */
  readonly error?: ReactNode;
  /** Whether the same file may succeed another time. Default: true. */
  readonly canRetry?: boolean;
}

export interface FileRowProps {
  /** The file and its progress. */
  readonly file: UploadFile;
  /** Called with the id of the file to remove. */
  readonly onRemove: (id: string) => void;
  /** Called with the id of the file to send again. */
  readonly onRetry: ((id: string) => void) | undefined;
}

/** One file with its size, its progress, and what can be done about it. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps): ReactNode {
  const { strings, language } = useDesignSystem();
  const { id, name, size, type, status, statusText, progress, error, canRetry = true } = file;
  const words = { waiting: strings.fileWaiting, uploading: strings.fileUploading, done: strings.fileDone };
  const locale = LOCALES[language];
  const percent =
    status === 'uploading' && progress !== undefined && percentFormat(locale).format(progress / 100);
  const Icon = type?.startsWith('image/') ? ImageIcon : DocumentIcon;
  return (
    <li className={css.row}>
      <span className={css.sign}>
        <Icon />
      </span>
      <div className={classNames(css.body, status === 'failed' && css.failed)}>
        <span className={css.name}>{name}</span>
        {status === 'failed' ? (
          <FieldError>{error ?? `${name}: ${strings.fileFailed}`}</FieldError>
        ) : (
          <span className={css.facts}>
            {status === 'done' && (
              <span className={css.done}>
                <CheckCircleIcon size="small" />
              </span>
            )}
            {formatSize(size, locale)} · {statusText ?? words[status]}
          </span>
        )}
        {status === 'uploading' && (
          <div className={css.progress}>
            <ProgressBar label={name} isLabelHidden {...(progress !== undefined && { value: progress })} />
            {percent && (
              <span aria-hidden className={css.facts}>
                {percent}
              </span>
            )}
          </div>
        )}
      </div>
      <div className={css.actions}>
        {status === 'failed' && canRetry && onRetry && (
          <IconButton
            label={fill(strings.retryFile, { name })}
            icon={<RefreshIcon />}
            onPress={() => onRetry(id)}
          />
        )}
        <IconButton
          label={fill(strings.removeFile, { name })}
          icon={<TrashIcon />}
          onPress={() => onRemove(id)}
        />
      </div>
    </li>
  );
}
