import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Inline } from '@portal/design-system/Inline';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Stack } from '@portal/design-system/Stack';
import { TextArea } from '@portal/design-system/TextArea';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { entryControls } from '#client/forms/form-controls.ts';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { LONGEST } from '../rules-renewal.ts';
import { PrescriptionQuestions } from './PrescriptionQuestions.tsx';
import { type RenewalFormOptions, useRenewalForm } from './use-renewal-form.ts';

/** The questions about each prescription, and the one about all other medicines. */
export function RenewalForm(props: RenewalFormOptions): ReactNode {
  const t = useTranslations('prescriptions.renewal');
  const form = useRenewalForm(props);
  return (
    <FormFrame form={form} summary={t('errors.summary')} aria-label={t('title')}>
      <Stack gap="medium">
        {props.prescriptions.map((prescription, index) => (
          <PrescriptionQuestions
            key={prescription.id}
            prescription={prescription}
            fields={entryControls(form, 'prescriptions', index)}
            errorOf={(field) => form.errorOf(`prescriptions.${index}.${field}`)}
            answers={form.values.prescriptions[index]}
          />
        ))}
        <Card>
          <TextArea
            {...form.text('otherMedicines')}
            label={t('otherMedicines.label')}
            description={t('otherMedicines.description')}
            maxLength={LONGEST.otherMedicines}
            isRequired
          />
        </Card>
      </Stack>
      <FormFailure form={form}>{(failure) => t(`failures.${failure}`)}</FormFailure>
      <Inline stacksBelow="medium">
        <Button type="submit" isLoading={form.isSending} icon={<SendIcon />}>
          {t('send', { count: props.prescriptions.length })}
        </Button>
      </Inline>
    </FormFrame>
  );
}
