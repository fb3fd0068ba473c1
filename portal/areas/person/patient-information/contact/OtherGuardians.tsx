import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedGuardians } from '../contact-contract.ts';

export interface OtherGuardiansProps {
  readonly guardians: NamedGuardians['otherGuardians'];
}

/** Guardians of whom only the name is shown, and nothing is changed here. */
export function OtherGuardians({ guardians }: OtherGuardiansProps): ReactNode {
  const t = useTranslations('patient-information.guardians');
  if (guardians.length === 0) return null;
  return (
    <Stack gap="small">
      <DefinitionList items={guardians.map(({ name }) => ({ term: t('another'), description: name }))} />
      <Text size="small" tone="muted">
        {t('anotherText')}
      </Text>
    </Stack>
  );
}
