import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { definePage } from '#client/pages/page.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import type { PageMatch } from '#contract/routes/routes.ts';
import { openingFields } from '../rules.ts';
import { OpenedRecord, type OpenedRecordProps } from './OpenedRecord.tsx';

export const page = definePage({
  key: 'shared-record',
  messages: ['record-sharing'],
  title: (t) => t('record-sharing.opening.title'),
  robots: 'noindex',
  Component: SharedRecordPage,
});

/** Where somebody whom a patient has given a link opens what is shared. Without the code it says nothing, not even whether there is something. */
function SharedRecordPage({ visit: { params } }: { readonly visit: PageMatch<'shared-record'> }): ReactNode {
  const t = useTranslations('record-sharing.opening');
  const [opened, setOpened] = useState<OpenedRecordProps | null>(null);
  const form = useForm({
    id: 'opening',
    // Nothing of it stays on a machine that several use.
    draft: null,
    known: { code: '', reader: '' },
    schema: textsSchema(openingFields),
    errorText: ({ field }) => t(`errors.${field as keyof typeof openingFields}`),
    send: (send, body) => send('POST /api/anon/record-shares/{share}', { params, body }),
    outcome: (answer) => (answer.type === 'success' ? () => setOpened(answer) : answer.type),
  });
  return (
    <>
      <PageOpening width="prose" illustration="record">
        <Stack gap="xsmall">
          <Heading level={1}>{t('title')}</Heading>
          {!opened && <Text>{t('lead')}</Text>}
        </Stack>
      </PageOpening>
      <Page width="prose" isDense>
        <Stack gap="large">
          {opened ? (
            <OpenedRecord {...opened} />
          ) : (
            <Card padding={{ small: 'medium', medium: 'large' }}>
              <FormFrame form={form} summary={t('summary')} aria-label={t('label')} gap="large">
                <TextField
                  {...form.text('code')}
                  label={t('code')}
                  description={t('codeHelp')}
                  width="short"
                  inputMode="numeric"
                  autoComplete="off"
                  isRequired
                />
                <TextField
                  {...form.text('reader')}
                  label={t('reader')}
                  description={t('readerHelp')}
                  maxLength={openingFields.reader.max}
                  autoComplete="off"
                  isRequired
                />
                <FormFailure form={form}>
                  {(failure) => t(failure === 'notOpened' ? 'notOpened' : 'failed')}
                </FormFailure>
                <Inline stacksBelow="medium">
                  <Button type="submit" isLoading={form.isSending}>
                    {t('submit')}
                  </Button>
                </Inline>
              </FormFrame>
            </Card>
          )}
        </Stack>
      </Page>
    </>
  );
}
