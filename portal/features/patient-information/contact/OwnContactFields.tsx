import { RadioGroup } from '@portal/design-system/RadioGroup';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { ContactDetailsFields } from '#components/contact/ContactDetailsFields.tsx';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import type { ContactFieldsProps } from './contact-fields-props.ts';
import { fieldId } from './contact-values.ts';

/** How the patient is reached, and in which language. */
export function OwnContactFields({ values, change, leave, errorOf }: ContactFieldsProps): ReactNode {
  const t = useTranslations('patient-information.contact');
  const { languages } = useBrand();
  const { actingFor } = useSession();
  return (
    <>
      <ContactDetailsFields
        values={values}
        onChange={(field, text) => change({ [field]: text }, field)}
        onLeave={leave}
        errorOf={errorOf}
        idOf={fieldId}
      />
      <RadioGroup
        id={fieldId('language')}
        name="language"
        label={t('language')}
        description={t(actingFor ? 'childLanguageText' : 'languageText')}
        appearance="inline"
        options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={values.language}
        onChange={(language) => change({ language })}
      />
    </>
  );
}
