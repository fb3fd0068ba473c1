import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { LANGUAGE_NAMES } from '#contract/language/language.ts';
import type { OwnInformation } from './own-information.ts';
import type { Editing } from './use-editing.ts';
import { useShown } from './use-shown.tsx';
import { ValuesCard } from './ValuesCard.tsx';

export interface OwnContactValuesProps {
  readonly information: OwnInformation;
  readonly editing?: Editing;
}

/** How the patient is reached, and in which language. */
export function OwnContactValues({ information, editing }: OwnContactValuesProps): ReactNode {
  const t = useTranslations('patient-information.contact');
  const shared = useTranslations('contact');
  const { customerServicePhone: phone } = useBrand();
  const { actingFor } = useSession();
  const { shown, address } = useShown();
  const { patient, isContactHidden } = information;
  return (
    <ValuesCard
      part="contact"
      title={t('title')}
      text={t(actingFor ? 'childText' : 'text')}
      editing={editing}
      isFixed={isContactHidden}
    >
      {isContactHidden ? (
        <Notice>{t.rich('hidden', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}</Notice>
      ) : (
        <DefinitionList
          items={[
            {
              term: shared(actingFor ? 'child.emailAddress' : 'email'),
              description: shown(patient.emailAddress),
            },
            {
              term: shared(actingFor ? 'child.phoneNumber' : 'phone'),
              description: shown(patient.phoneNumber),
            },
            { term: t('address'), description: address(patient) },
            { term: t('language'), description: LANGUAGE_NAMES[patient.language] },
          ]}
        />
      )}
    </ValuesCard>
  );
}
