import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Inline } from '@portal/design-system/Inline';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Select } from '@portal/design-system/Select';
import { TextArea } from '@portal/design-system/TextArea';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { NO_FILES } from '#components/attachments/attached-files.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { replyFields } from '../rules.ts';
import type { WorkThread } from './thread.ts';
import type { Acted } from './use-actions.ts';

const loadAttachments = () => import('./WorkAttachments.tsx').then((module) => module.WorkAttachments);

const TEMPLATES = ['received', 'appointment', 'results'] as const;
const NONE = 'none';

export interface ReplyFormProps {
  /** The conversation. */
  readonly thread: WorkThread;
  /** Called with what has become of it, and with the words for a success. */
  readonly onSent: (acted: Acted, done: string) => void;
}

/** An answer to the patient, from a template where one fits, with a questionnaire to fill in and files where they are needed. */
export function ReplyForm({ thread, onSent }: ReplyFormProps): ReactNode {
  const t = useTranslations('workspace.reply');
  const { id, questionnaires, me } = thread;
  const tf = useTranslations('attachments');
  const [questionnaire, setQuestionnaire] = useState(NONE);
  const [files, setFiles] = useState(NO_FILES);
  const [sentCount, setSentCount] = useState(0);
  const form = useForm({
    id: 'reply',
    draft: `reply-${id}`,
    known: { text: '' },
    schema: { ...textsSchema(replyFields), sent: ({ text }) => [text, ...files.readyIds] },
    errorText: ({ code }) => t(code === 'tooLong' ? 'tooLong' : 'missing'),
    stays: true,
    leaving: 'holdsTab',
    send: (send, { text }) =>
      send('POST /api/workspace/threads/{id}/messages', {
        params: { id: String(id) },
        body: {
          text,
          questionnaire: questionnaire === NONE ? null : Number(questionnaire),
          attachments: files.readyIds.map(Number),
        },
      }),
    outcome: (acted) =>
      acted.type === 'attachmentNotReady'
        ? acted.type
        : () => {
            setQuestionnaire(NONE);
            setSentCount((count) => count + 1);
            onSent(acted, t('sent'));
          },
  });
  const hasQuestionnaires = !me.isHr && questionnaires.length > 0;
  return (
    <Card padding="medium">
      <FormFrame form={form} summary={t('summary')} gap="small" aria-label={t('title')}>
        <Columns>
          <Select
            label={t('template')}
            options={TEMPLATES.map((each) => ({ id: each, label: t(`templates.${each}.name`) }))}
            value={null}
            onChange={(each) =>
              form.change({ text: withTemplate(form.values.text, t(`templates.${each as 'received'}.text`)) })
            }
          />
          {hasQuestionnaires && (
            <Select
              label={t('questionnaire')}
              options={[
                { id: NONE, label: t('noQuestionnaire') },
                ...questionnaires.map((each) => ({ id: String(each.id), label: each.title })),
              ]}
              value={questionnaire}
              onChange={setQuestionnaire}
            />
          )}
        </Columns>
        <TextArea {...form.text('text')} label={t('label')} maxLength={replyFields.text.max} />
        <LazyPart
          load={loadAttachments}
          props={{ threadId: id, sentCount, isDisabled: form.isSending, onChange: setFiles }}
          isServed
        />
        <FormFailure form={form}>
          {(failure) => t(failure === 'attachmentNotReady' ? failure : 'failed')}
        </FormFailure>
        <Inline stacksBelow="medium">
          <Button
            type="submit"
            icon={<SendIcon />}
            isLoading={form.isSending}
            {...(files.isBusy && { disabledReason: tf('waits') })}
          >
            {t('send')}
          </Button>
        </Inline>
      </FormFrame>
    </Card>
  );
}

/** What is written already stays, above the template's words. */
function withTemplate(typed: string, template: string): string {
  return typed.trim() === '' ? template : `${typed.trimEnd()}\n\n${template}`;
}
