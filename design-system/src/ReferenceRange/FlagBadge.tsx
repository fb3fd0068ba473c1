import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { ArrowDownIcon } from '../icons/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../icons/ArrowUpIcon.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import type { RangeFlag } from '../RangeBar/interval.ts';
import { measureStrings } from './measure-strings.ts';

const SIGNS = { below: ArrowDownIcon, within: CheckIcon, above: ArrowUpIcon } as const;

/** Where a value stands relative to its interval: by text, sign and colour. */
export function FlagBadge({ flag }: { readonly flag: RangeFlag }): ReactNode {
  const { language } = useDesignSystem();
  const Sign = SIGNS[flag];
  return (
    <Badge tone={flag === 'within' ? 'success' : 'warning'} icon={<Sign size="small" />}>
      {measureStrings[language][flag]}
    </Badge>
  );
}
