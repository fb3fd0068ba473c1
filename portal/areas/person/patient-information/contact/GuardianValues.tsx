import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Divider } from '@portal/design-system/Divider';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Guardian } from '../contact-contract.ts';
import { OtherGuardians } from './OtherGuardians.tsx';
import type { OwnInformation } from './own-information.ts';
import { GUARDIAN_PLACES } from './parts.ts';
import type { Editing } from './use-editing.ts';
import { useShown } from './use-shown.tsx';
import { ValuesCard } from './ValuesCard.tsx';

export interface GuardianValuesProps {
  readonly information: OwnInformation;
  readonly editing?: Editing;
}

/** A child's guardians. */
export function GuardianValues({ information, editing }: GuardianValuesProps): ReactNode {
  const t = useTranslations('patient-information.guardians');
  const { guardians, otherGuardians: others } = information;
  return (
    <ValuesCard
      part="guardians"
      title={t('title')}
      text={t('text')}
      editing={editing}
      isFixed={guardians.length === 0 && others.length >= GUARDIAN_PLACES.length}
    >
      {guardians.length + others.length === 0 && <Text>{t('none')}</Text>}
      <OtherGuardians guardians={others} />
      {guardians.map((guardian, index) => (
        <OneGuardian key={GUARDIAN_PLACES[index]} guardian={guardian} isFirst={index + others.length === 0} />
      ))}
    </ValuesCard>
  );
}

function OneGuardian(props: { readonly guardian: Guardian; readonly isFirst: boolean }): ReactNode {
  const { guardian, isFirst } = props;
  const t = useTranslations('patient-information');
  const heading = useId();
  const { shown, address } = useShown();
  return (
    <Stack as="section" gap="xsmall" aria-labelledby={heading}>
      {!isFirst && <Divider />}
      <Heading level={3} size={4} id={heading}>
        {guardian.name}
      </Heading>
      <DefinitionList
        items={[
          ...(guardian.type
            ? [{ term: t('guardians.type'), description: t(`guardians.types.${guardian.type}`) }]
            : []),
          { term: t('guardians.phone'), description: shown(guardian.phone) },
          { term: t('guardians.emailAddress'), description: shown(guardian.emailAddress) },
          {
            term: t('contact.address'),
            description: guardian.isGuardianHasSameAddress ? t('guardians.childsAddress') : address(guardian),
          },
        ]}
      />
    </Stack>
  );
}
