import { FileUpload, type UploadFile } from '@portal/design-system/FileUpload';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FILE_EXTENSIONS } from '#areas/messages/shared/attachments/file-kinds.ts';
import { type AttachmentItem, mayRetry } from './attachment-state.ts';
import type { Attachments } from './use-attachments.ts';

/** How the design system shows each. */
const SHOWN = {
  waiting: 'waiting',
  uploading: 'uploading',
  scanning: 'uploading',
  clean: 'done',
  quarantined: 'done',
  failed: 'failed',
} as const;

export interface AttachmentsFieldProps {
  /** The draft's files, from `useAttachments`. */
  readonly attachments: Attachments;
  /** While the message is being sent. Default: false. */
  readonly isDisabled?: boolean;
}

/** Files that go with a message: chosen or dropped here, each with how far it has come and what can be done. */
export function AttachmentsField({ attachments, isDisabled = false }: AttachmentsFieldProps): ReactNode {
  const t = useTranslations('attachments');
  const { items, add, remove, retry } = attachments;
  const failed = items.find(({ status }) => status === 'failed');
  return (
    <FileUpload
      label={t('label')}
      description={t('help')}
      isOptional
      isDisabled={isDisabled}
      {...(failed?.fault === 'tooLarge' && { error: t('error.tooLarge') })}
      accept={FILE_EXTENSIONS.map((extension) => `.${extension}`)}
      files={items.map((item) => shown(item, t))}
      onAdd={add}
      onRemove={remove}
      onRetry={retry}
    />
  );
}

function shown(item: AttachmentItem, t: ReturnType<typeof useTranslations<'attachments'>>): UploadFile {
  const { key, name, bytes, contentType, status, progress, fault } = item;
  return {
    id: key,
    name,
    size: bytes,
    type: contentType,
    status: SHOWN[status],
    ...(status === 'uploading' && { progress }),
    ...((status === 'scanning' || status === 'clean' || status === 'quarantined') && {
      statusText: t(`status.${status}`),
    }),
    canRetry: mayRetry(item),
    ...(fault && { error: t(`fault.${fault}`, { name }) }),
  };
}
