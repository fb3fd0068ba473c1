import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Stack } from '@portal/design-system/Stack';
import { TextArea } from '@portal/design-system/TextArea';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Chat } from '#areas/messages/shared/chats/chat.ts';
import { LONGEST_MESSAGE } from '#areas/messages/shared/messaging/limits.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { useChatForm } from './use-chat-form.ts';

export interface ChatFormProps {
  readonly chat: Chat;
  /** The chat has closed meanwhile. */
  readonly onOutdated: () => void;
}

/** The first message of a chat. */
export function ChatForm({ chat, onOutdated }: ChatFormProps): ReactNode {
  const t = useTranslations('chats');
  const form = useChatForm(chat, onOutdated);
  const { content } = form.values;
  return (
    <Card>
      <FormFrame form={form} summary={t('form.summary')} aria-label={t('form.label')}>
        <TextArea
          {...form.text('content')}
          label={t('form.message')}
          description={t('form.help')}
          isRequired
          maxLength={content.length > LONGEST_MESSAGE / 2 ? LONGEST_MESSAGE : undefined}
        />
        <FormFailure form={form}>
          {(failure) => (
            <>
              {t('failures.sending')} {t(`failures.${failure}`)} {t('failures.kept')}
            </>
          )}
        </FormFailure>
        <Stack align="start">
          <Button type="submit" isLoading={form.isSending} icon={<SendIcon />}>
            {t('form.send')}
          </Button>
        </Stack>
      </FormFrame>
    </Card>
  );
}
