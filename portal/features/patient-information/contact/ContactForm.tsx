import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { FormFrame } from '#components/form/FormFrame.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { FormCard } from '../tab/FormCard.tsx';
import { GuardianList } from './GuardianList.tsx';
import { OwnContactFields } from './OwnContactFields.tsx';
import { SaveRow } from './SaveRow.tsx';
import { type OwnInformation, useContactForm } from './use-contact-form.ts';
import { useContactWords } from './use-contact-words.ts';

export interface ContactFormProps {
  readonly information: OwnInformation;
  /** Shows the guardians of a child. */
  readonly hasGuardians: boolean;
}

/** The patient's own contact information, and a child's guardians, saved together. */
export function ContactForm({ information, hasGuardians }: ContactFormProps): ReactNode {
  const t = useTranslations('patient-information');
  const { actingFor } = useSession();
  const { customerServicePhone: phone } = useBrand();
  const words = useContactWords();
  const form = useContactForm(information, words);
  const names = form.errors.map(({ field }) => words.labelOf(field)).join(', ');

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
        form={form}
        disabledReason={form.errors.length > 0 ? t('errors.disabled', { fields: names }) : undefined}
      />
    </>
  );

  return (
    <FormFrame form={form} summary={t('errors.summary')} aria-label={t('contact.title')}>
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
          <OwnContactFields form={form} />
        )}
        {!hasGuardians && end}
      </FormCard>
      {hasGuardians && (
        <GuardianList form={form} others={information.otherGuardians}>
          {end}
        </GuardianList>
      )}
    </FormFrame>
  );
}
