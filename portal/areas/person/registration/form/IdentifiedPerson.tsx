import { Box } from '@portal/design-system/Box';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HiddenIdentityCode } from '#components/contact/HiddenIdentityCode.tsx';
import type { RegistrationStart } from './registration-values.ts';

/** The identified person: what the form need not ask, and nobody can change. */
export function IdentifiedPerson({ person }: Pick<RegistrationStart, 'person'>): ReactNode {
  const t = useTranslations('registration.who');
  return (
    <Box padding="medium" background="subtle" isRounded>
      <Stack gap="small">
        <Stack gap="none">
          <Text size="lead" weight="strong">
            {person.firstNames} {person.lastName}
          </Text>
          <Text>
            {t('identityCode')} <HiddenIdentityCode code={person.identityCode} />
          </Text>
        </Stack>
        <Media start={<LockIcon size="small" />} align="start">
          <Text size="small" tone="muted">
            {t('text')}
          </Text>
        </Media>
      </Stack>
    </Box>
  );
}
