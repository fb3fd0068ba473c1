import { Button } from '@portal/design-system/Button';
import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import { Form } from '@portal/design-system/Form';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { ContactDetailsFields } from '#components/contact/ContactDetailsFields.tsx';
import { FormSection } from '#components/FormSection.tsx';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import { contactErrors, isAddressField } from '#domain/patients/contact-details.ts';
import type { ChildFieldsProps } from './ChildFields.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { IdentifiedPerson } from './IdentifiedPerson.tsx';
import { FIELDS, fieldId } from './registration-values.ts';
import { TermsField } from './TermsField.tsx';
import { useFieldErrors } from './use-field-errors.ts';
import { type RegistrationOptions, useRegistration } from './use-registration.ts';

export interface RegistrationFormProps extends RegistrationOptions {
  /** Where to go on to. */
  readonly next: string;
  /** Asks for a child (`ChildFields`); without it, nobody but oneself can be registered here. */
  readonly childFields?: ((props: ChildFieldsProps) => ReactNode) | undefined;
  /** What the button says where no child is registered; default: 'Register', or 'Save' of what was missing. */
  readonly submitLabel?: string | undefined;
}

/** Registers somebody, their child or both; asks only for what the portal does not know. */
export function RegistrationForm({
  next,
  submitLabel,
  childFields: ChildFields,
  ...options
}: RegistrationFormProps): ReactNode {
  const t = useTranslations('registration');
  const tContact = useTranslations('contact.errors');
  const { languages } = useBrand();
  const { start } = options;
  const form = useRegistration(options);
  const { mode, values, change, isWithChild } = form;
  const errorOf = useFieldErrors(form.codes);
  const problems = FIELDS.flatMap((field) => {
    const message = errorOf(field);
    if (!message) return [];
    // There may be two addresses, whose messages read alike.
    const isOfChild = field.startsWith('child.') && isAddressField(field.slice('child.'.length));
    return { fieldId: fieldId(field), message: isOfChild ? `${t('child.address')}: ${message}` : message };
  });
  const asksContact = mode !== 'child' || (start.patient && contactErrors(start.patient).length > 0);
  const submit = {
    self: submitLabel ?? t('submit'),
    child: t('submitChild'),
    complete: submitLabel ?? t('submitComplete'),
  };
  // Registered in another tab meanwhile: there is nothing left to fill in.
  if (form.failure === 'userAlreadyExists') return <FailureNotice failure={form.failure} next={next} />;
  return (
    <Form onSubmit={() => void form.submit()} gap="xlarge" aria-label={t('title')}>
      <ErrorSummary title={tContact('summary')} problems={problems} attempt={form.attempt} />
      <FormSection title={t('who.title')}>
        <IdentifiedPerson person={start.person} />
        {mode === 'self' && start.mayRegisterChild && (
          <RadioGroup
            label={t('whom.label')}
            appearance="card"
            options={[
              { value: 'child', label: t('whom.child'), description: t('whom.childText') },
              { value: 'self', label: t('whom.self') },
            ]}
            value={isWithChild ? 'child' : 'self'}
            onChange={(whom) => change({ isWithChild: whom === 'child' })}
          />
        )}
      </FormSection>
      {isWithChild && ChildFields && (
        <FormSection title={t('child.title')}>
          <ChildFields
            child={form.child}
            onChange={(child, field) => change({ child: { ...values.child, ...child } }, field)}
            errorOf={errorOf}
          />
        </FormSection>
      )}
      {asksContact && (
        <FormSection title={t('contact.title')} text={t('contact.text')}>
          <ContactDetailsFields
            values={form.contact}
            onChange={(field, text) => change({ contact: { ...values.contact, [field]: text } }, field)}
            errorOf={errorOf}
            idOf={fieldId}
          />
          <RadioGroup
            label={t('contact.language')}
            appearance="inline"
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={form.language}
            onChange={(language) => change({ language })}
          />
        </FormSection>
      )}
      {mode === 'self' && (
        <TermsField
          isSelected={values.acceptsTerms}
          onChange={(acceptsTerms) => change({ acceptsTerms }, 'acceptsTerms')}
          error={errorOf('acceptsTerms')}
        />
      )}
      {form.failure && (
        <FailureNotice
          key={form.attempt}
          failure={form.failure}
          onLeaveOutChild={mode === 'self' ? () => change({ isWithChild: false }) : undefined}
          next={next}
        />
      )}
      {mode !== 'none' && (
        <Stack gap="small" align="start">
          <Button type="submit" size="large" isLoading={form.isSending || form.isDone}>
            {submit[mode]}
          </Button>
          <Text size="small" tone="muted">
            {t('draftKept')}
          </Text>
        </Stack>
      )}
    </Form>
  );
}
