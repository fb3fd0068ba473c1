import { DateTime } from '@portal/design-system/DateTime';
import { List, ListItem } from '@portal/design-system/List';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Permit } from './use-lahitapiola.ts';

export interface PermitListProps {
  readonly permits: readonly Permit[];
}

/** What an insurer pays to the clinic directly. */
export function PermitList({ permits }: PermitListProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance.lahitapiola');
  return (
    <List aria-label={t('permits')}>
      {permits.map(({ symptom, bodyPart, validTo, contentHash }) => (
        <ListItem key={contentHash}>
          <Text weight="strong">{`${symptom}, ${bodyPart}`}</Text>
          <Text size="small" tone="muted">
            {t.rich('permitUntil', { date: () => <DateTime value={`${validTo}T09:00:00Z`} format="date" /> })}
          </Text>
        </ListItem>
      ))}
    </List>
  );
}
