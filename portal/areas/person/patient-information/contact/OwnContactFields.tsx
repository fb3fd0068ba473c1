import { RadioGroup } from '@portal/design-system/RadioGroup';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { ContactDetailsFields } from '#components/contact/ContactDetailsFields.tsx';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import type { ContactForm } from './use-contact-form.ts';

/** How the patient is reached, and in which language. */
export function OwnContactFields({ form }: { readonly form: ContactForm }): ReactNode {
  const t = useTranslations('patient-information.contact');
  const { languages } = useBrand();
  const { actingFor } = useSession();
  return (
    <>
      <ContactDetailsFields control={form.text} isChilds={actingFor !== null} />
      <RadioGroup
        {...form.choice('language')}
        label={t('language')}
        description={t(actingFor ? 'childLanguageText' : 'languageText')}
        appearance="inline"
        options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </>
  );
}
