import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Mark } from '../RangeBar/Mark.tsx';
import { measureStrings } from '../ReferenceRange/measure-strings.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import type { PlacedPoint } from './chart-layout.ts';
import * as css from './TrendChart.css.ts';

interface LegendProps {
  readonly points: readonly PlacedPoint[];
  /** The interval in words. */
  readonly reference: string;
}

/** What band and shapes mean; only those in the chart. */
export function Legend({ points, reference }: LegendProps): ReactNode {
  const { language } = useDesignSystem();
  const text = measureStrings[language];
  const outside = (['above', 'below'] as const).filter((flag) => points.some((point) => point.flag === flag));
  return (
    <ul {...LIST_ROLE} className={css.legend}>
      <li className={css.legendItem}>
        <svg aria-hidden="true" className={css.swatch}>
          <rect width="100%" height="100%" className={css.band} />
          <line x1="0" x2="100%" y1="0" y2="0" className={css.bandEdge} />
          <line x1="0" x2="100%" y1="100%" y2="100%" className={css.bandEdge} />
        </svg>
        {text.reference} {reference}
      </li>
      {outside.map((flag) => (
        <li key={flag} className={css.legendItem}>
          <svg aria-hidden="true" className={css.swatch}>
            <Mark flag={flag} x="50%" y="50%" />
          </svg>
          {text[flag]}
        </li>
      ))}
    </ul>
  );
}
