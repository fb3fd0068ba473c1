import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextArea } from '@portal/design-system/TextArea';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { textsSchema } from '#client/forms/form-schema.ts';
import { useForm } from '#client/forms/use-form.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { noteFields } from '../rules.ts';
import type { ThreadPartProps } from './thread.ts';

/** What those who work here write to each other about a conversation; the patient never sees it. */
export function Notes({ thread, onChanged }: ThreadPartProps): ReactNode {
  const t = useTranslations('workspace.notes');
  const heading = useId();
  const form = useForm({
    id: 'note',
    draft: `note-${thread.id}`,
    known: { note: '' },
    schema: textsSchema(noteFields),
    errorText: ({ code }) => t(code === 'tooLong' ? 'tooLong' : 'missing'),
    stays: true,
    send: (send, body) =>
      send('POST /api/workspace/threads/{id}/notes', { params: { id: String(thread.id) }, body }),
    outcome: () => onChanged,
  });
  return (
    <Card padding="medium" as="section" aria-labelledby={heading}>
      <Stack gap="small">
        <Stack gap="none">
          <Heading level={2} size={4} id={heading}>
            {t('title')}
          </Heading>
          <Text size="small" tone="muted">
            {t('about')}
          </Text>
        </Stack>
        {thread.notes.length > 0 && (
          <Stack as="ul" gap="small" isRuled>
            {thread.notes.map(({ id, author, created, text }) => (
              <Stack as="li" gap="none" key={id}>
                <Inline justify="between" gap="xsmall">
                  <Text size="small" weight="strong">
                    {author}
                  </Text>
                  <Text size="small" tone="muted">
                    <DateTime value={created} />
                  </Text>
                </Inline>
                <Text keepsLines>{text}</Text>
              </Stack>
            ))}
          </Stack>
        )}
        <FormFrame form={form} summary={t('summary')} gap="small" aria-label={t('add')}>
          <TextArea {...form.text('note')} size="short" label={t('label')} />
          <FormFailure form={form}>{() => t('failed')}</FormFailure>
          <Button type="submit" tone="secondary" size="small" isLoading={form.isSending}>
            {t('add')}
          </Button>
        </FormFrame>
      </Stack>
    </Card>
  );
}
