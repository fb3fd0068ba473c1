import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt, useLanguage } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { formatSpoken } from '#contract/time/time-format.ts';
import type { InTheWay as Booked } from '../overlapping-contract.ts';

export interface InTheWayProps {
  /** As the server told it. */
  readonly appointment: Booked;
}

/** When and where the patient is booked already, and the way there. */
export function InTheWay({ appointment: { id, startDate, clinic } }: InTheWayProps): ReactNode {
  const t = useTranslations('booking.success');
  const lang = useLanguage();
  const href = useHref();
  const isBuilt = useIsBuilt();
  const when = capitalised(formatSpoken(new Date(startDate), lang));
  return (
    <Stack gap="small" align="start">
      <Text weight="strong">{clinic === null ? when : `${when}, ${clinic}`}</Text>
      {isBuilt('appointment') && (
        <ButtonLink href={href('appointment', { ids: id })} tone="outline">
          {t('view')}
        </ButtonLink>
      )}
    </Stack>
  );
}
