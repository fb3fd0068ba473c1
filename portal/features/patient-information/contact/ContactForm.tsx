import { Button } from '@portal/design-system/Button';
import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import { Form } from '@portal/design-system/Form';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { type ContactField, isAddressField } from '#domain/patients/contact-details.ts';
import { FormCard } from '../tab/FormCard.tsx';
import { errorText, fieldId, partsOf } from './contact-values.ts';
import { GuardianList } from './GuardianList.tsx';
import { OwnContactFields } from './OwnContactFields.tsx';
import { SaveRow } from './SaveRow.tsx';
import { type OwnInformation, useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  readonly information: OwnInformation;
  /** Shows the guardians of a child. */
  readonly hasGuardians: boolean;
}

/** The shared fields' labels, as their messages are named. */
const LABELS = {
  emailAddress: 'email',
  phoneNumber: 'phone',
  streetAddress: 'street',
  postalCode: 'postalCode',
  postOffice: 'postOffice',
} as const satisfies Record<ContactField, string>;

/** The patient's own contact information, and a child's guardians, saved together. */
export function ContactForm({ information, hasGuardians }: ContactFormProps): ReactNode {
  const t = useTranslations('patient-information');
  const shared = useTranslations('contact');
  const { actingFor } = useSession();
  const { customerServicePhone: phone } = useBrand();
  const form = useContactForm(information);

  const errors = form.errors.map((error) => {
    const text = errorText(error);
    return {
      field: error.field,
      label: labelOf(error.field),
      message: 'own' in text ? t(`errors.${text.own}`) : shared(`errors.${text.shared}`, { n: text.n }),
    };
  });
  function labelOf(field: string): string {
    const { name, guardian } = partsOf(field);
    if (field === 'guardians') return t('guardians.title');
    const isOwn = guardian === null || isAddressField(name);
    const label = isOwn ? shared(LABELS[name as ContactField]) : t(`guardians.${name as 'name'}`);
    return guardian === null ? label : t('guardians.field', { field: label, n: guardian + 1 });
  }
  const fields = {
    ...form,
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
  };
  const names = errors.map(({ label }) => label).join(', ');

  const end = (
    <>
      {form.isOutdated && (
        <Notice tone="warning" role="alert" title={t('save.changedElsewhere.title')}>
          <Stack gap="small" align="start">
            <Text>{t('save.changedElsewhere.text')}</Text>
            <Button tone="outline" onPress={form.discard}>
              {t('save.changedElsewhere.discard')}
            </Button>
          </Stack>
        </Notice>
      )}
      <SaveRow
        saved="contactSaved"
        label={t('save.contact')}
        isSaved={form.isSaved && !form.isDirty}
        isSaving={form.isSaving}
        failure={form.failure}
        disabledReason={errors.length > 0 ? t('errors.disabled', { fields: names }) : undefined}
        onRefusedPress={form.refuse}
      />
    </>
  );

  return (
    <Form onSubmit={() => void form.save()} aria-label={t('contact.title')}>
      {form.attempt > 0 && (
        <ErrorSummary
          title={t('errors.summary')}
          problems={errors.map(({ field, label, message }) => ({
            fieldId: fieldId(field),
            message: t('errors.row', { field: label, problem: message }),
          }))}
          attempt={form.attempt}
        />
      )}
      <FormCard
        id="contact"
        title={t('contact.title')}
        text={t(actingFor ? 'contact.childText' : 'contact.text')}
      >
        {information.isContactHidden ? (
          <Notice>
            {t.rich('contact.hidden', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
          </Notice>
        ) : (
          <OwnContactFields {...fields} />
        )}
        {!hasGuardians && end}
      </FormCard>
      {hasGuardians && (
        <GuardianList {...fields} others={information.otherGuardians}>
          {end}
        </GuardianList>
      )}
    </Form>
  );
}
