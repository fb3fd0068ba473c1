import { Button } from '@portal/design-system/Button';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { QuestionSections } from './QuestionSections.tsx';
import { type QuestionnaireFormOptions, useQuestionnaireForm } from './use-questionnaire-form.ts';

/** The questions of a questionnaire; one that depends on an answer appears with it. */
export function QuestionnaireForm(props: QuestionnaireFormOptions): ReactNode {
  const { title, description, answerBy, sections } = props.questionnaire;
  const t = useTranslations('questionnaires.form');
  const form = useQuestionnaireForm(props);
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
      <QuestionSections sections={sections} form={form} />
      <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
      <Inline stacksBelow="medium">
        <Button type="submit" isLoading={form.isSending} icon={<SendIcon />}>
          {t('send')}
        </Button>
      </Inline>
    </FormFrame>
  );
}
