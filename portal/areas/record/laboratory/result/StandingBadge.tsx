import { Badge } from '@portal/design-system/Badge';
import { Inline } from '@portal/design-system/Inline';
import { AlertIcon } from '@portal/design-system/icons/AlertIcon';
import { ArrowDownIcon } from '@portal/design-system/icons/ArrowDownIcon';
import { ArrowUpIcon } from '@portal/design-system/icons/ArrowUpIcon';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Standing } from '../contract.ts';

const SIGNS = { below: ArrowDownIcon, within: CheckIcon, above: ArrowUpIcon, outside: AlertIcon } as const;

export interface StandingBadgeProps {
  readonly standing: Standing;
  /** Of a result outside its range. */
  readonly explanation: string | null;
}

/** Where a result stands, by sign, words and colour; outside the range also in plain words what that means. */
export function StandingBadge({ standing, explanation }: StandingBadgeProps): ReactNode {
  const t = useTranslations('laboratory.test');
  const Sign = SIGNS[standing];
  return (
    <Inline gap="xsmall">
      <Badge tone={standing === 'within' ? 'success' : 'warning'} icon={<Sign size="small" />}>
        {t(`standing.${standing}`)}
      </Badge>
      {explanation && <Text size="small">{explanation}</Text>}
    </Inline>
  );
}
