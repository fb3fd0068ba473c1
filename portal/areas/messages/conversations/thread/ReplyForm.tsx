import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Inline } from '@portal/design-system/Inline';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextArea } from '@portal/design-system/TextArea';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST_MESSAGE } from '#areas/messages/shared/messaging/limits.ts';
import { NO_FILES } from '#components/attachments/attached-files.ts';
import { LazyAttachments } from '#components/attachments/LazyAttachments.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { DraftNote } from '../draft/DraftNote.tsx';
import type { WholeThread } from '../states/calls.ts';
import { useReplyForm } from './use-reply-form.ts';

export interface ReplyFormProps {
  /** It goes on. */
  readonly thread: WholeThread;
  /** It has changed, here or elsewhere. */
  readonly onOutdated: () => void;
}

/** Answers in a conversation. Once it is sent the next message can be typed. */
export function ReplyForm({ thread, onOutdated }: ReplyFormProps): ReactNode {
  const t = useTranslations('conversations');
  const tf = useTranslations('attachments');
  const [files, setFiles] = useState(NO_FILES);
  const { form, draft, restoredFrom, type, sentCount } = useReplyForm(thread, files, onOutdated);
  const field = useRef<HTMLTextAreaElement>(null);
  const { content } = form.values;

  useEffect(() => {
    if (sentCount > 0) field.current?.focus();
  }, [sentCount]);

  return (
    <Card as="section" padding="medium" aria-label={t('reply.label')}>
      <FormFrame form={form} summary={t('new.summary')} aria-label={t('reply.label')} gap="small">
        <TextArea
          {...form.text('content')}
          ref={field}
          label={t('reply.label')}
          placeholder={t('reply.placeholder')}
          size="short"
          onChange={type}
          maxLength={content.length > LONGEST_MESSAGE / 2 ? LONGEST_MESSAGE : undefined}
        />
        <LazyAttachments
          threadId={thread.id}
          sentCount={sentCount}
          isDisabled={form.isSending}
          onChange={setFiles}
        />
        <FormFailure form={form}>
          {(failure) => (
            <>
              {failure === 'unknownError'
                ? t('failures.reply')
                : `${t('failures.new')} ${t(`failures.${failure}`)}`}{' '}
              {t('failures.kept')}
            </>
          )}
        </FormFailure>
        <Stack gap="xsmall">
          <DraftNote state={draft} restoredFrom={restoredFrom} />
          <Inline justify="between">
            <Text size="small" tone="muted">
              {!thread.chat && t('answerTime')}
            </Text>
            <Button
              type="submit"
              isLoading={form.isSending}
              isDisabled={content.trim() === '' && files.readyIds.length === 0 && !form.isSending}
              {...(files.isBusy && { disabledReason: tf('waits') })}
              icon={<SendIcon />}
            >
              {t('reply.send')}
            </Button>
          </Inline>
        </Stack>
        <VisuallyHidden as="div">
          {/* Gone while the next one is typed, so that it is said again. */}
          <Text role="status">{sentCount > 0 && !form.isDirty && t('reply.sent')}</Text>
        </VisuallyHidden>
      </FormFrame>
    </Card>
  );
}
