import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from '#areas/messages/shared/messaging/limits.ts';
import { answerDay } from '#areas/messages/shared/messaging/promise.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useNow } from '#client/app/use-now.ts';
import { NO_FILES } from '#components/attachments/attached-files.ts';
import { LazyAttachments } from '#components/attachments/LazyAttachments.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import type { PageQuery } from '#contract/routes/route-query.ts';
import { formatDay } from '#contract/time/time-format.ts';
import { DraftNote } from '../draft/DraftNote.tsx';
import type { WholeThread } from '../states/calls.ts';
import { useThreadTitle } from '../states/use-thread-title.ts';
import { isWritten } from './rules-new.ts';
import { type NewConversationOptions, useNewConversationForm } from './use-new-conversation-form.ts';

export interface NewConversationFormProps extends Pick<NewConversationOptions, 'recipients' | 'draft'> {
  /** The closed conversation that it goes on from. */
  readonly former: WholeThread | null;
  /** What of the record it is about. */
  readonly about: PageQuery<'conversation-new'>;
}

/** To whom, about what, and the message. */
export function NewConversationForm(props: NewConversationFormProps): ReactNode {
  const { recipients, draft, former, about } = props;
  const t = useTranslations('conversations.new');
  const tf = useTranslations('conversations.failures');
  const ta = useTranslations('attachments');
  const titleOf = useThreadTitle();
  const subject = useSubject(about);
  const [only] = recipients;
  const same = recipients.find(({ id }) => id === (former ? former.team?.id : about.team));
  const [files, setFiles] = useState(NO_FILES);
  const { form, draftState, restoredFrom, type } = useNewConversationForm({
    recipients,
    draft,
    files,
    beginning: {
      recipientId: same?.id ?? (recipients.length === 1 ? (only?.id ?? '') : ''),
      title: former ? titleOf(former.title) : subject,
    },
    draftName: `conversation-new${former ? `-${former.id}` : subject && `-${about.about}-${about.date}`}`,
  });
  const answerBy = answerDay(useNow());
  const { recipientId, content } = form.values;
  return (
    <Stack gap="medium">
      {former && <Notice title={t('continues')}>{t('continuesText')}</Notice>}
      <Card>
        <FormFrame form={form} summary={t('summary')} aria-label={t('title')}>
          {recipients.length > 1 && (
            <RadioGroup
              id={form.idOf('recipientId')}
              name="recipientId"
              label={t('recipient')}
              isRequired
              value={recipientId || null}
              error={form.errorOf('recipientId')}
              options={recipients.map(({ id, name, about: description }) => ({
                value: id,
                label: name,
                description,
              }))}
              onChange={(chosen) => type({ recipientId: chosen }, 'recipientId')}
            />
          )}
          <TextField
            {...form.text('title')}
            label={t('subject')}
            description={t('subjectHelp')}
            isRequired
            maxLength={LONGEST_SUBJECT}
            hasCounter
            autoComplete="off"
            onChange={(title) => type({ title }, 'title')}
          />
          <TextArea
            {...form.text('content')}
            label={t('message')}
            description={t('messageHelp')}
            isRequired
            size="tall"
            maxLength={content.length > LONGEST_MESSAGE / 2 ? LONGEST_MESSAGE : undefined}
            onChange={(typed) => type({ content: typed }, 'content')}
          />
          <LazyAttachments threadId={null} sentCount={0} isDisabled={form.isSending} onChange={setFiles} />
          <DraftNote state={draftState} restoredFrom={restoredFrom} />
          <Text>
            {t.rich('answerBy', { day: () => <DateTime key="day" value={answerBy} format="dayDate" /> })}
          </Text>
          <FormFailure form={form}>
            {(failure) => (
              <>
                {tf('new')} {tf(failure)} {tf('kept')}
              </>
            )}
          </FormFailure>
          <Inline stacksBelow="medium">
            <Button
              type="submit"
              isLoading={form.isSending}
              isDisabled={!isWritten(form.values) && !form.isSending}
              {...(files.isBusy && { disabledReason: ta('waits') })}
              icon={<SendIcon />}
            >
              {t('send')}
            </Button>
          </Inline>
        </FormFrame>
      </Card>
    </Stack>
  );
}

/** What a conversation about something of the record is called: '' where it is about nothing of it. */
function useSubject({ about, date }: PageQuery<'conversation-new'>): string {
  const t = useTranslations('conversations.new.about');
  const language = useLanguage();
  return about && date ? t(about, { day: formatDay(new Date(date), language) }) : '';
}
