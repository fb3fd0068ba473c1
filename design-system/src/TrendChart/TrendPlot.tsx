import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { DateTime } from '../DateTime/DateTime.tsx';
import { spokenDate } from '../DateTime/format-date.ts';
import type { Interval } from '../RangeBar/interval.ts';
import { FlagBadge } from '../ReferenceRange/FlagBadge.tsx';
import { intervalInWords, measureStrings } from '../ReferenceRange/measure-strings.ts';
import type { Measure } from '../ReferenceRange/use-measure.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { monthsSince, writeAge } from './ages.ts';
import { type ChartLayout, nearestPoint } from './chart-layout.ts';
import { chartStrings } from './chart-strings.ts';
import { Drawing, ValueAxis } from './Drawing.tsx';
import { Legend } from './Legend.tsx';
import * as css from './TrendChart.css.ts';

interface TrendPlotProps {
  readonly layout: ChartLayout;
  readonly interval: Interval;
  readonly measure: Measure;
  /** The day from which ages are counted. */
  readonly since: string | undefined;
  /** Id of the chart's title. */
  readonly labelledBy: string;
}

/**
 * The drawing with one value shown above it: the latest, or the one pointed at. Keyboard and screen reader move from
 * value to value by a native slider over the drawing.
 */
export function TrendPlot({ layout, interval, measure, since, labelledBy }: TrendPlotProps): ReactNode {
  const { language, write } = measure;
  const { points } = layout;
  const last = points.length - 1;
  const [asked, ask] = useState(last);
  const hintId = useId();
  const text = chartStrings[language];
  const selected = Math.min(asked, last);
  const point = points[selected];
  if (!point) return null;

  function pointAt(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    ask(nearestPoint(points, ((event.clientX - left) / width) * 100));
  }

  const written = point.written ?? write(point.value);
  const age = since && writeAge(monthsSince(since, point.at), language);
  const spoken = [
    spokenDate(point.at, 'date', language),
    age,
    written,
    point.flag && measureStrings[language][point.flag],
  ];

  return (
    <div>
      <div className={css.readout}>
        <span className={css.value}>{written}</span>
        {point.flag && <FlagBadge flag={point.flag} />}
        <span className={css.date}>
          <DateTime value={point.at} format="dayDate" />
          {age && ` · ${age}`}
        </span>
      </div>
      <div className={css.plot}>
        <ValueAxis layout={layout} />
        <div className={css.surface} onPointerDown={pointAt} onPointerMove={pointAt}>
          <Drawing layout={layout} selected={selected} />
          {last > 0 && (
            <>
              <input
                type="range"
                dir="ltr"
                min={0}
                max={last}
                step={1}
                value={selected}
                onChange={(event) => ask(event.currentTarget.valueAsNumber)}
                aria-labelledby={labelledBy}
                aria-describedby={hintId}
                aria-valuetext={spoken.filter(Boolean).join(', ')}
                className={css.slider}
              />
              <VisuallyHidden id={hintId}>{text.hint}</VisuallyHidden>
            </>
          )}
        </div>
      </div>
      {layout.band && <Legend points={points} reference={intervalInWords(interval, language, write)} />}
    </div>
  );
}
