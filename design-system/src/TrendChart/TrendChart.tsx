import { type ReactNode, useId, useMemo, useState } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import type { Interval } from '../RangeBar/interval.ts';
import { useMeasure } from '../ReferenceRange/use-measure.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { chartLayout, type TrendPoint } from './chart-layout.ts';
import { chartStrings } from './chart-strings.ts';
import * as css from './TrendChart.css.ts';
import { TrendPlot } from './TrendPlot.tsx';
import { TrendTable } from './TrendTable.tsx';

export type { TrendPoint } from './chart-layout.ts';

export interface TrendChartProps extends Interval {
  /** What was measured. */
  readonly title: ReactNode;
  /** Heading level of the title. Default: 3. */
  readonly level?: 2 | 3 | 4;
  /** Values over time, in any order. A null value breaks the line. */
  readonly points: readonly TrendPoint[];
  /** After the numbers, verbatim: 'mmol/l'. */
  readonly unit?: string;
  /** Number of decimals of every value. Default: as many as needed, at most 3. */
  readonly fractionDigits?: number;
  /** The day from which each value's age is told, and on the axis in place of dates: of birth, of an operation. */
  readonly since?: string;
  /** The initial view. Default: `chart`. */
  readonly defaultView?: 'chart' | 'table';
  /** Values are loading: shows a skeleton as high as the chart. */
  readonly isLoading?: boolean;
  /** Instead of a chart without values. Default: a sentence that says so. */
  readonly empty?: ReactNode;
}

/**
 * One measure over time, with its reference interval between `low` and `high`; as a drawing or as a table with the
 * same values. Needs about 280 px.
 */
export function TrendChart(props: TrendChartProps): ReactNode {
  const { title, level = 3, points, unit, fractionDigits, low, high, defaultView = 'chart' } = props;
  const { isLoading, empty, since } = props;
  const measure = useMeasure(unit, fractionDigits);
  const [view, setView] = useState(defaultView);
  const titleId = useId();
  const text = chartStrings[measure.language];
  const layout = useMemo(() => chartLayout(points, { low, high }, since), [points, low, high, since]);
  const hasValues = layout.points.length > 0;

  return (
    <figure aria-labelledby={titleId} className={css.chart}>
      <div className={css.head}>
        <Heading level={level} size={4} id={titleId}>
          {title}
        </Heading>
        {hasValues && !isLoading && (
          <SegmentedControl
            aria-label={text.view}
            segments={[
              { value: 'chart', label: text.chart },
              { value: 'table', label: text.table },
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      {isLoading ? (
        <SkeletonGroup>
          <div className={css.placeholder}>
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="block" />
          </div>
        </SkeletonGroup>
      ) : !hasValues ? (
        (empty ?? <Text tone="muted">{text.noValues}</Text>)
      ) : view === 'chart' ? (
        <TrendPlot
          layout={layout}
          interval={{ low, high }}
          measure={measure}
          since={since}
          labelledBy={titleId}
        />
      ) : (
        <TrendTable title={title} points={points} interval={{ low, high }} measure={measure} since={since} />
      )}
    </figure>
  );
}
