import { DefinitionList } from '@portal/design-system/DefinitionList';
import { IconButton } from '@portal/design-system/IconButton';
import { Inline } from '@portal/design-system/Inline';
import { EyeIcon } from '@portal/design-system/icons/EyeIcon';
import { EyeOffIcon } from '@portal/design-system/icons/EyeOffIcon';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { HiddenIdentityCode } from '#components/contact/HiddenIdentityCode.tsx';
import type { Patient } from '../contact-contract.ts';
import { FormCard } from '../tab/FormCard.tsx';

/** Who the patient is, as the identification told it: to be read only, the identity code on request. */
export function BasicInformation({ patient }: { readonly patient: Patient }): ReactNode {
  const t = useTranslations('patient-information.basic');
  const { actingFor } = useSession();
  return (
    <FormCard id="basic" title={t('title')} text={t(actingFor ? 'childSource' : 'source')}>
      <DefinitionList
        items={[
          { term: t('firstNames'), description: patient.firstNames },
          { term: t('lastName'), description: patient.lastName },
          { term: t('identityCode'), description: <IdentityCode code={patient.ssn} /> },
        ]}
      />
    </FormCard>
  );
}

/** Hidden until the patient wants to see it. */
function IdentityCode({ code }: { readonly code: string }): ReactNode {
  const t = useTranslations('patient-information.basic');
  const [isShown, setShown] = useState(false);
  return (
    <Inline gap="xsmall">
      {isShown ? (
        <Text>{code}</Text>
      ) : (
        <Text>
          <HiddenIdentityCode code={code} />
        </Text>
      )}
      <Visible needsScripts>
        <IconButton
          label={t(isShown ? 'hide' : 'show')}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onPress={() => setShown(!isShown)}
        />
      </Visible>
    </Inline>
  );
}
