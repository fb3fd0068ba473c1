import { Button } from '@portal/design-system/Button';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Disclosure } from '@portal/design-system/Disclosure';
import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import { Form } from '@portal/design-system/Form';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { type ConsentField, type ConsentState, useConsentForm } from './use-consent-form.ts';

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

const idOf = (field: ConsentField): string => `consent-${field}`;

/**
 * The patient's consents, all voluntary; and until it has been given once, the confirmation of having read how
 * patient data is processed, which is not (CONS-01, CONS-02). Its messages are `consents`.
 */
export function ConsentForm({ kept, submitLabel, level = 3, result, onSaved }: ConsentFormProps): ReactNode {
  const t = useTranslations('consents');
  const form = useConsentForm(kept, onSaved);
  const heading = useId();
  const errorOf = (field: ConsentField): string | undefined => {
    if (!form.wrong.includes(field)) return undefined;
    return t(field === 'confirmsPrivacyPolicy' ? 'errors.confirmsPrivacyPolicy' : 'errors.choice');
  };
  const problems = form.wrong.map((field) => ({ fieldId: idOf(field), message: errorOf(field) }));
  const control = (field: ConsentField) => ({
    id: idOf(field),
    name: field,
    error: errorOf(field),
    isSelected: form.isSelected(field),
    onChange: (isSelected: boolean) => form.choose(field, isSelected),
  });
  return (
    <Form onSubmit={() => void form.submit()} aria-labelledby={heading}>
      <ErrorSummary title={t('errors.summary')} problems={problems} attempt={form.attempt} />
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Heading level={level} size={level === 2 ? 3 : 4} id={heading}>
            {t('voluntary')}
          </Heading>
          <Text tone="muted">{t('voluntaryText')}</Text>
        </Stack>
        {form.asked.map((consent) => (
          <Checkbox key={consent} {...control(consent)} appearance="card" description={t(`${consent}.text`)}>
            {t(`${consent}.label`)}
          </Checkbox>
        ))}
        <Disclosure summary={t('processing.title')}>
          <Stack gap="small">
            <Text>{t('processing.who')}</Text>
            <Text>{t('processing.law')}</Text>
            <Text>{t('processing.rights')}</Text>
          </Stack>
        </Disclosure>
        {!form.isConfirmed && (
          <Checkbox {...control('confirmsPrivacyPolicy')} appearance="card" isRequired>
            {t('confirmsPrivacyPolicy')}
          </Checkbox>
        )}
        {form.failure && (
          <Notice tone="error" role="alert">
            {t(`errors.${form.failure}`)}
          </Notice>
        )}
        {!form.isDirty && !form.failure && result}
        <Stack align="start">
          <Button
            type="submit"
            size="large"
            isLoading={form.isSending}
            disabledReason={form.wrong.length > 0 ? t('errors.summary') : undefined}
            onRefusedPress={form.refuse}
          >
            {submitLabel}
          </Button>
        </Stack>
      </Stack>
    </Form>
  );
}
