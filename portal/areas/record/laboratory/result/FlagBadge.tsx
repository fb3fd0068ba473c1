import { Badge } from '@portal/design-system/Badge';
import { AlertIcon } from '@portal/design-system/icons/AlertIcon';
import { ArrowDownIcon } from '@portal/design-system/icons/ArrowDownIcon';
import { ArrowUpIcon } from '@portal/design-system/icons/ArrowUpIcon';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ResultFlag } from '../contract.ts';

const SIGNS = { below: ArrowDownIcon, within: CheckIcon, above: ArrowUpIcon, outside: AlertIcon } as const;

/** Where a result stands, by sign, words and colour. */
export function FlagBadge({ flag }: { readonly flag: ResultFlag }): ReactNode {
  const t = useTranslations('laboratory.test');
  const Sign = SIGNS[flag];
  return (
    <Badge tone={flag === 'within' ? 'success' : 'warning'} icon={<Sign size="small" />}>
      {t(`flag.${flag}`)}
    </Badge>
  );
}
