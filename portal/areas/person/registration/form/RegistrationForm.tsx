import { Button } from '@portal/design-system/Button';
import { LazyPart } from '@portal/design-system/LazyPart';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { contactErrors } from '#areas/person/shared/patients/contact-details.ts';
import { useBrand } from '#client/app/app-context.ts';
import { ContactDetailsFields } from '#components/contact/ContactDetailsFields.tsx';
import { FormSection } from '#components/FormSection.tsx';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { PrivacySentence } from '#components/legal/PrivacySentence.tsx';
import { TermsField } from '#components/legal/TermsField.tsx';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import type { ChildFieldsProps } from './ChildFields.tsx';
import { IdentifiedPerson } from './IdentifiedPerson.tsx';
import { type RegistrationOptions, useRegistration } from './use-registration.ts';

/** Comes once the form is there, and before the first attempt. */
const loadFailure = () => import('./FailureNotice.tsx').then((module) => module.FailureNotice);

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
  const contact = useTranslations('contact.errors');
  const { languages } = useBrand();
  const { start } = options;
  const form = useRegistration(options);
  const { mode, isWithChild } = form;
  const asksContact = mode !== 'child' || (start.patient && contactErrors(start.patient).length > 0);
  const submit = {
    self: submitLabel ?? t('submit'),
    child: t('submitChild'),
    complete: submitLabel ?? t('submitComplete'),
  };
  // Registered in another tab meanwhile: there is nothing left to fill in.
  if (form.failure === 'userAlreadyExists') return <LazyPart load={loadFailure} props={{ form, next }} />;
  return (
    <FormFrame form={form} summary={contact('summary')} gap="xlarge" aria-label={t('title')}>
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
            onChange={(whom) => form.change({ isWithChild: whom === 'child' })}
          />
        )}
      </FormSection>
      {isWithChild && ChildFields && (
        <FormSection title={t('child.title')}>
          <ChildFields form={form} />
        </FormSection>
      )}
      {asksContact && (
        <FormSection title={t('contact.title')} text={t('contact.text')}>
          <ContactDetailsFields control={form.text} />
          <RadioGroup
            {...form.choice('language')}
            label={t('contact.language')}
            appearance="inline"
            options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          />
        </FormSection>
      )}
      {mode === 'self' ? <TermsField {...form.tick('acceptsTerms')} /> : <PrivacySentence />}
      <LazyPart
        load={loadFailure}
        props={{
          form,
          next,
          onLeaveOutChild: mode === 'self' ? () => form.change({ isWithChild: false }) : undefined,
        }}
        isSilent
      />
      {mode !== 'none' && (
        <Stack gap="small" align="start">
          <Button type="submit" size="large" isLoading={form.isSending || form.isSettled}>
            {submit[mode]}
          </Button>
          <Text size="small" tone="muted">
            {t('draftKept')}
          </Text>
        </Stack>
      )}
    </FormFrame>
  );
}
