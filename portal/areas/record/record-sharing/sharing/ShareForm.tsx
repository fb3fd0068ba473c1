import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { NewLink } from '#components/NewLink.tsx';
import { textErrors } from '#contract/calls/text-rule.ts';
import {
  MOST_OPEN_SHARES,
  SHARED_CONTENTS,
  SHARED_HOURS,
  type SharedContents,
  shareFields,
} from '../rules.ts';

type Made = Extract<AnswerOf<'POST /api/record-shares'>, { type: 'success' }>;
type Hours = (typeof SHARED_HOURS)[number];

const EMPTY = { contents: 'health-record' as SharedContents, recipient: '', hours: '24' as `${Hours}` };

/** What is shared, with whom and for how long; then the link and the code, this once. */
export function ShareForm(): ReactNode {
  const t = useTranslations('record-sharing.form');
  const words = useTranslations('record-sharing');
  const whose = useWhose();
  const title = useId();
  const setAnswer = useSetAnswer();
  const [made, setMade] = useState<Made | null>(null);
  const form = useForm({
    id: 'share',
    known: EMPTY,
    schema: {
      fields: ['contents', 'recipient', 'hours'],
      check: ({ recipient }) => textErrors(shareFields, { recipient }),
    },
    errorText: () => t('errors.recipient'),
    specificFailures: ['identifyAgain'],
    stays: true,
    send: (send, { hours, ...body }) =>
      send('POST /api/record-shares', { body: { ...body, hours: Number(hours) as Hours } }),
    outcome: (answer) => {
      if (answer.type === 'tooMany') return answer.type;
      return () => {
        setMade(answer);
        setAnswer('GET /api/record-shares', (before) => ({
          shares: [answer.share, ...(before?.shares ?? [])],
        }));
      };
    },
  });
  return (
    <Stack gap="medium">
      {made && (
        <NewLink
          url={made.url}
          code={{ label: words('made.code'), value: inGroups(made.code) }}
          texts={{
            title: words('made.title'),
            text: words('made.text'),
            label: words('made.label'),
            copy: words('made.copy'),
            copied: words('made.copied'),
          }}
        />
      )}
      <Card as="section" aria-labelledby={title} padding={{ small: 'medium', medium: 'large' }}>
        <FormFrame form={form} summary={t('summary')} aria-labelledby={title} gap="large">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <Stack gap="small">
            <RadioGroup
              {...form.choice('contents')}
              label={t('contents')}
              options={SHARED_CONTENTS.map((value) => ({ value, label: words(`contents.${value}`) }))}
            />
            <Text size="small" tone="muted">
              {t('vital')}
            </Text>
          </Stack>
          <TextField
            {...form.text('recipient')}
            label={t('recipient')}
            description={t('recipientHelp', { whose })}
            maxLength={shareFields.recipient.max}
            autoComplete="off"
            isRequired
          />
          <RadioGroup
            {...form.choice('hours')}
            label={t('hours')}
            appearance="inline"
            options={SHARED_HOURS.map((hours) => ({
              value: `${hours}` as const,
              label: t(`lasts.${hours}`),
            }))}
          />
          {whose === 'child' && (
            <Text size="small" tone="muted">
              {t('acting')}
            </Text>
          )}
          <Notice tone="warning">{t('warning')}</Notice>
          <FormFailure form={form}>
            {(failure) => t(failure === 'tooMany' ? 'tooMany' : 'failed', { most: MOST_OPEN_SHARES })}
          </FormFailure>
          <Inline stacksBelow="medium">
            <Button type="submit" isLoading={form.isSending}>
              {t('submit')}
            </Button>
          </Inline>
        </FormFrame>
      </Card>
    </Stack>
  );
}

/** Two groups of four are read aloud more easily. */
const inGroups = (code: string) => code.replace(/(\d{4})(?=\d)/g, '$1 ');
