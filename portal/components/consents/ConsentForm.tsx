import { Button } from '@portal/design-system/Button';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { FormFailure } from '../form/FormFailure.tsx';
import { FormFrame } from '../form/FormFrame.tsx';
import { PrivacySentence } from '../legal/PrivacySentence.tsx';
import { type ConsentState, useConsentForm } from './use-consent-form.ts';

export interface ConsentFormProps {
  /** What the patient has chosen so far. */
  readonly kept: ConsentState;
  /** Text of the save button. */
  readonly submitLabel: string;
  /** Level of its heading. Default: 3. */
  readonly level?: 2 | 3;
  /** Result of the last save, until something else is chosen. */
  readonly result?: ReactNode;
  /** Called once they are saved; the caller announces it. */
  readonly onSaved: (state: ConsentState) => void;
}

/**
 * The patient's consents, all voluntary; and until it has been given once, the confirmation of having read how
 * patient data is processed, which is not (CONS-01, CONS-02). Its messages are `consents`.
 */
export function ConsentForm({ kept, submitLabel, level = 3, result, onSaved }: ConsentFormProps): ReactNode {
  const t = useTranslations('consents');
  const whose = useWhose();
  const form = useConsentForm(kept, onSaved);
  const heading = useId();
  return (
    <FormFrame form={form} summary={t('errors.summary')} aria-labelledby={heading}>
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Heading level={level} size={level === 2 ? 3 : 4} id={heading}>
            {t('voluntary', { whose })}
          </Heading>
          <Text tone="muted">{t('voluntaryText')}</Text>
        </Stack>
        <Stack gap="none">
          {form.asked.map((consent) => (
            <Checkbox
              key={consent}
              {...form.tick(consent)}
              appearance="row"
              description={t(`${consent}.text`, { whose })}
            >
              {t(`${consent}.label`, { whose })}
            </Checkbox>
          ))}
        </Stack>
        <Disclosure summary={t('processing.title', { whose })}>
          <Stack gap="small">
            <Text>{t('processing.who', { whose })}</Text>
            <Text>{t('processing.law')}</Text>
            <Text>{t('processing.rights', { whose })}</Text>
          </Stack>
        </Disclosure>
        <PrivacySentence />
        {!form.isConfirmed && (
          <Checkbox {...form.tick('confirmsPrivacyPolicy')} appearance="card" isRequired>
            {t('confirmsPrivacyPolicy', { whose })}
          </Checkbox>
        )}
        <FormFailure form={form}>{(failure) => t(`errors.${failure}`)}</FormFailure>
        {!form.isDirty && !form.failure && result}
        <Stack align="start">
          <Button
            type="submit"
            size="large"
            isLoading={form.isSending}
            disabledReason={form.errors.length > 0 ? t('errors.summary') : undefined}
            onRefusedPress={form.refuse}
          >
            {submitLabel}
          </Button>
        </Stack>
      </Stack>
    </FormFrame>
  );
}
