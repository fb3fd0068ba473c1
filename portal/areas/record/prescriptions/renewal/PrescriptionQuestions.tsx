import { Card } from '@portal/design-system/Card';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Notice } from '@portal/design-system/Notice';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { PrescriptionAnswers } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { FormControls } from '#client/forms/form-controls.ts';
import { NationalNumber } from '#components/NationalNumber.tsx';
import type { Prescription } from '../contract.ts';
import { PrescriptionFacts } from '../prescription/PrescriptionFacts.tsx';
import { PrescriptionTitle } from '../prescription/PrescriptionTitle.tsx';
import { LONGEST } from '../rules-renewal.ts';

export interface PrescriptionQuestionsProps {
  readonly prescription: Prescription;
  readonly fields: FormControls<PrescriptionAnswers>;
  readonly errorOf: (field: keyof PrescriptionAnswers) => string | undefined;
  readonly answers: PrescriptionAnswers | undefined;
}

/** What is asked about one prescription; a follow-up appears with the answer that leads to it. */
export function PrescriptionQuestions(props: PrescriptionQuestionsProps): ReactNode {
  const { prescription, fields, errorOf, answers } = props;
  const t = useTranslations('prescriptions.renewal');
  const title = useId();
  const choices = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ] as const;
  const choice = (field: 'hasRunOut' | 'hasSideEffects') => ({
    ...fields.choice(field),
    error: errorOf(field),
    appearance: 'inline' as const,
    options: choices,
    isRequired: true,
  });
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <PrescriptionTitle prescription={prescription} level={2} id={title} />
        <Disclosure summary={t('facts')}>
          <PrescriptionFacts prescription={prescription} />
        </Disclosure>
        <TextArea
          {...fields.text('reason')}
          label={t('reason.label')}
          description={t('reason.description')}
          size="short"
          maxLength={LONGEST.reason}
          isRequired
        />
        <RadioGroup {...choice('hasRunOut')} label={t('hasRunOut.label')} />
        {answers?.hasRunOut === 'yes' && (
          <Notice tone="warning" role="status">
            {t.rich('hasRunOut.hasNone', {
              urgentCare: (number) => <NationalNumber>{number}</NationalNumber>,
              emergency: (number) => <NationalNumber>{number}</NationalNumber>,
            })}
          </Notice>
        )}
        {answers?.hasRunOut === 'no' && (
          <TextField
            {...fields.text('amountLeft')}
            label={t('amountLeft.label')}
            description={t('amountLeft.description')}
            isRequired
          />
        )}
        <RadioGroup {...choice('hasSideEffects')} label={t('hasSideEffects.label')} />
        {answers?.hasSideEffects === 'yes' && (
          <TextArea
            {...fields.text('sideEffects')}
            label={t('sideEffects.label')}
            description={t('sideEffects.description')}
            size="short"
            maxLength={LONGEST.sideEffects}
            isRequired
          />
        )}
      </Stack>
    </Card>
  );
}
