import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { WithholdFailure } from './WithholdFailure.tsx';

/** What holds for each entry of a list, said once. */
export function WithholdNoteText(): ReactNode {
  const t = useTranslations('withholding');
  const { data, ...rest } = useCall('GET /api/withholding');
  if (!data) return <WithholdFailure {...rest} />;
  return <Text tone="muted">{t(data.guardiansCanAct ? 'listSeen' : 'listNotSeen')}</Text>;
}
