import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from '#components/FormSection.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { shownItems } from '../rules-answers.ts';
import { QuestionField } from './QuestionField.tsx';
import { type QuestionnaireFormOptions, useQuestionnaireForm } from './use-questionnaire-form.ts';

/** The questions of a questionnaire; one that depends on an answer appears with it. */
export function QuestionnaireForm(props: QuestionnaireFormOptions): ReactNode {
  const { title, description, answerBy, sections } = props.questionnaire;
  const t = useTranslations('questionnaires.form');
  const form = useQuestionnaireForm(props);
  const shown = new Set(
    shownItems(
      sections.flatMap(({ items }) => items),
      form.values,
    ),
  );
  return (
    <FormFrame form={form} summary={t('summary')} aria-label={title}>
      <Stack gap="small">
        {description && <Text size="lead">{description}</Text>}
        {answerBy && (
          <Text>
            {t.rich('answerBy', { day: () => <DateTime key="day" value={answerBy} format="date" /> })}
          </Text>
        )}
        <Text tone="muted">{t('about')}</Text>
      </Stack>
      <Stack gap="medium">
        {sections.map(({ title: heading, items }) => {
          const fields = items
            .filter((item) => shown.has(item))
            .map((item) => <QuestionField key={item.linkId} item={item} form={form} />);
          return (
            fields.length > 0 && (
              <Card key={items[0]?.linkId}>
                {heading === null ? (
                  <Stack gap="medium">{fields}</Stack>
                ) : (
                  <FormSection title={heading}>{fields}</FormSection>
                )}
              </Card>
            )
          );
        })}
      </Stack>
      <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
      <Inline stacksBelow="medium">
        <Button type="submit" isLoading={form.isSending} icon={<SendIcon />}>
          {t('send')}
        </Button>
      </Inline>
    </FormFrame>
  );
}
