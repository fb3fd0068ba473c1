import { AttachmentIcon } from '@portal/design-system/icons/AttachmentIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '../calls.ts';
import { useFileSize } from './use-file-size.ts';

export interface MessageFilesProps {
  readonly files: Message['attachments'];
}

/** The files of a message. */
export function MessageFiles({ files }: MessageFilesProps): ReactNode {
  const t = useTranslations('conversations.thread');
  const sizeOf = useFileSize();
  return (
    <Stack as="ul" gap="xsmall" aria-label={t('files')}>
      {files.map(({ id, fileName, bytes, state }) => (
        <Stack as="li" key={id} gap="none">
          <Text icon={<AttachmentIcon size="small" />}>
            {t('file', { name: fileName, size: sizeOf(bytes) })}
          </Text>
          {state !== 'clean' && <Text size="small">{t(`fileStates.${state}`)}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
