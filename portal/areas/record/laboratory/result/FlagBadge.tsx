import { Badge } from '@portal/design-system/Badge';
import { Inline } from '@portal/design-system/Inline';
import { AlertIcon } from '@portal/design-system/icons/AlertIcon';
import { ArrowDownIcon } from '@portal/design-system/icons/ArrowDownIcon';
import { ArrowUpIcon } from '@portal/design-system/icons/ArrowUpIcon';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ResultFlag } from '../contract.ts';

const SIGNS = { below: ArrowDownIcon, within: CheckIcon, above: ArrowUpIcon, outside: AlertIcon } as const;

export interface FlagBadgeProps {
  readonly flag: ResultFlag;
  /** Of a result outside its range. */
  readonly explanation: string | null;
}

/** Where a result stands, by sign, words and colour; outside the range also in plain words what that means. */
export function FlagBadge({ flag, explanation }: FlagBadgeProps): ReactNode {
  const t = useTranslations('laboratory.test');
  const Sign = SIGNS[flag];
  return (
    <Inline gap="xsmall">
      <Badge tone={flag === 'within' ? 'success' : 'warning'} icon={<Sign size="small" />}>
        {t(`flag.${flag}`)}
      </Badge>
      {explanation && <Text size="small">{explanation}</Text>}
    </Inline>
  );
}
