import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Mark } from '../RangeBar/Mark.tsx';
import { classNames } from '../styling/class-names.ts';
import { ageLabels } from './ages.ts';
import type { ChartLayout } from './chart-layout.ts';
import * as css from './TrendChart.css.ts';
import { anchorAt, areYears, labelsWithRoom, timeLabels, valueLabels } from './tick-labels.ts';

interface PartProps {
  readonly layout: ChartLayout;
}

const share = (number: number): string => `${number.toFixed(2)}%`;

/** Above this many, marks of the usual size would cover each other. */
const MANY = 30;
/** Width of a digit and the gap beside the longest number, as a share of the text's size. */
const DIGIT = 0.6;
const BESIDE = 0.8;

/** Widths of labels as shares of a narrow, a medium and a wide drawing, which the style sheet defines. */
const DATES = { gaps: [75, 38, 18], inwards: 12 } as const;
/** A year is short, and may stick out a little. */
const YEARS = { gaps: [30, 14, 8], inwards: 5 } as const;

/** Numbers beside the drawing. */
export function ValueAxis({ layout: { valueTicks } }: PartProps): ReactNode {
  const { language } = useDesignSystem();
  const labels = valueLabels(
    valueTicks.map(({ value }) => value),
    language,
  );
  const width = Math.max(...labels.map((text) => text.length)) * DIGIT + BESIDE;
  return (
    <svg aria-hidden="true" width={`${width.toFixed(1)}em`} className={css.axis}>
      {valueTicks.map(({ value, y }, index) => (
        <text
          key={value}
          x="100%"
          dx="-0.5em"
          y={share(y)}
          dy="0.32em"
          textAnchor="end"
          className={css.label}
        >
          {labels[index]}
        </text>
      ))}
    </svg>
  );
}

/** Dates below the drawing; if there are many, a narrow container shows some. */
function TimeAxis({ layout: { timeTicks } }: PartProps): ReactNode {
  const { language } = useDesignSystem();
  const dates = timeTicks.map(({ date }) => date);
  const ages = timeTicks.flatMap(({ months }) => months ?? []);
  const labels = ages.length > 0 ? ageLabels(ages, language) : timeLabels(dates, language);
  const room = ages.length > 0 || areYears(dates) ? YEARS : DATES;
  const places = timeTicks.map(({ x }) => x);
  const [narrow, medium, wide] = room.gaps.map((gap) => labelsWithRoom(places, gap, room));
  return timeTicks.map(({ date, x }, index) => (
    <text
      key={date.getTime()}
      x={share(x)}
      y="100%"
      dy="1.6em"
      textAnchor={anchorAt(x, room)}
      className={classNames(
        css.label,
        !narrow?.has(index) && css.notInNarrow,
        !medium?.has(index) && css.notInMedium,
        !wide?.has(index) && css.notInWide,
      )}
    >
      {labels[index]}
    </text>
  ));
}

/**
 * Band, grid, line and marks. All positions are shares of the drawing, so that it fills any width without being
 * measured; only the line needs its own drawing, since paths have no percentages.
 */
export function Drawing({ layout, selected }: PartProps & { readonly selected: number }): ReactNode {
  const { points, path, band, valueTicks } = layout;
  const pointed = points[selected];
  const size = points.length > MANY ? 'small' : 'medium';
  return (
    <svg aria-hidden="true" className={css.drawing}>
      {band && (
        <rect
          x="0"
          y={share(band.top)}
          width="100%"
          height={share(Math.max(0, band.bottom - band.top))}
          className={css.band}
        />
      )}
      {valueTicks.map(({ value, y }) => (
        <line key={value} x1="0" x2="100%" y1={share(y)} y2={share(y)} className={css.grid} />
      ))}
      {band?.ends.map((y) => (
        <line key={y} x1="0" x2="100%" y1={share(y)} y2={share(y)} className={css.bandEdge} />
      ))}
      <TimeAxis layout={layout} />
      {pointed && (
        <line x1={share(pointed.x)} x2={share(pointed.x)} y1="0" y2="100%" className={css.pointer} />
      )}
      <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={path} vectorEffect="non-scaling-stroke" className={css.trend} />
      </svg>
      {points.map(
        ({ at, flag, x, y }, index) =>
          index !== selected && (
            <Mark key={`${at} ${index}`} flag={flag} x={share(x)} y={share(y)} size={size} />
          ),
      )}
      {pointed && <Mark flag={pointed.flag} x={share(pointed.x)} y={share(pointed.y)} emphasis="ring" />}
    </svg>
  );
}
