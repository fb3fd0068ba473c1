import { Button } from '@portal/design-system/Button';
import { AttachmentIcon } from '@portal/design-system/icons/AttachmentIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AttachmentState } from '#areas/messages/shared/messaging/thread.ts';
import type { FileDownload } from './use-file-download.ts';
import { useFileSize } from './use-file-size.ts';

/** A file of a message, as its reader sees it. */
export interface SentFile {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly state: AttachmentState;
}

export interface MessageFilesProps {
  /** The files of one message. */
  readonly files: readonly SentFile[];
  /** Asks where a file is fetched. */
  readonly addressOf: (id: string) => Promise<FileDownload>;
}

/** The files of a message. What was looked through can be saved. */
export function MessageFiles({ files, addressOf }: MessageFilesProps): ReactNode {
  const t = useTranslations('attachments.sent');
  return (
    <Stack as="ul" gap="xsmall" aria-label={t('title')}>
      {files.map((file) => (
        <Stack as="li" key={file.id} gap="none">
          <MessageFile file={file} addressOf={addressOf} />
        </Stack>
      ))}
    </Stack>
  );
}

interface MessageFileProps extends Pick<MessageFilesProps, 'addressOf'> {
  readonly file: SentFile;
}

function MessageFile({ file: { id, fileName, bytes, state }, addressOf }: MessageFileProps): ReactNode {
  const t = useTranslations('attachments.sent');
  const sizeOf = useFileSize();
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
        {shown !== 'clean' && t(`states.${shown}`)}
      </Text>
    </>
  );
}
