import { RangeBar } from '@portal/design-system/RangeBar';
import type { ReactNode } from 'react';
import { flagOf } from '#areas/record/shared/health-record/judged.ts';
import { useLanguage } from '#client/app/app-context.ts';
import type { LaboratoryTest } from '../contract.ts';
import { writeNumber } from '../writing.ts';

/**
 * Where a number lies in its reference range, drawn; the words beside it say the same. Nothing where it is only limited (`<5`), has no
 * range or unit, or where the laboratory judges it otherwise than its range does.
 */
export function ResultBar({ test }: { readonly test: LaboratoryTest }): ReactNode {
  const language = useLanguage();
  const { result, referenceRange: range, unit, flag, decimals } = test;
  if (result?.type !== 'number' || result.prefix !== null || !range || !unit) return null;
  const drawn = flagOf(result, range);
  if (drawn === null || drawn === 'outside' || drawn !== flag) return null;
  return (
    <RangeBar
      value={result.value}
      low={range.min ?? undefined}
      high={range.max ?? undefined}
      flag={drawn}
      write={(bound) => writeNumber(bound, decimals, language)}
    />
  );
}
