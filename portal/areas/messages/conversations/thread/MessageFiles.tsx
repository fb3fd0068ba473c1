import { Button } from '@portal/design-system/Button';
import { AttachmentIcon } from '@portal/design-system/icons/AttachmentIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FileDownload, useFileDownload } from '#components/attachments/use-file-download.ts';
import type { Message } from '../states/calls.ts';
import { useFileSize } from './use-file-size.ts';

export interface MessageFilesProps {
  readonly files: Message['attachments'];
}

/** The files of a message. What was looked through can be saved. */
export function MessageFiles({ files }: MessageFilesProps): ReactNode {
  const t = useTranslations('conversations.thread');
  return (
    <Stack as="ul" gap="xsmall" aria-label={t('files')}>
      {files.map((file) => (
        <Stack as="li" key={file.id} gap="none">
          <MessageFile file={file} />
        </Stack>
      ))}
    </Stack>
  );
}

type MessageFileProps = { readonly file: MessageFilesProps['files'][number] };

function MessageFile({ file: { id, fileName, bytes, state } }: MessageFileProps): ReactNode {
  const t = useTranslations('conversations.thread');
  const sizeOf = useFileSize();
  const addressOf = useFileDownload();
  const [answer, setAnswer] = useState<FileDownload['type'] | 'failed' | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function save(): Promise<void> {
    setLoading(true);
    const download = await addressOf(id).catch(() => ({ type: 'failed' as const }));
    setLoading(false);
    setAnswer(download.type);
    // The storage tells the browser to save it: the page stays.
    if (download.type === 'ready') location.assign(download.url);
  }

  const name = t('file', { name: fileName, size: sizeOf(bytes) });
  const shown = answer === null || answer === 'ready' ? state : answer;
  return (
    <>
      {state === 'clean' ? (
        <Button
          tone="tertiary"
          size="small"
          icon={<AttachmentIcon size="small" />}
          isLoading={isLoading}
          onPress={() => void save()}
        >
          {name}
        </Button>
      ) : (
        <Text icon={<AttachmentIcon size="small" />}>{name}</Text>
      )}
      <Text as="span" size="small" role="status">
        {shown !== 'clean' && t(`fileStates.${shown}`)}
      </Text>
    </>
  );
}
