import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import { type Interval, type RangeFlag, rangeFlag } from '../RangeBar/interval.ts';
import { ageTicks } from './ages.ts';

export interface TrendPoint {
  /** When: ISO 8601 instant or `YYYY-MM-DD`. */
  readonly at: string;
  /** Null for none: the line breaks there. */
  readonly value: number | null;
  /** How it was given, in place of the number and its unit: '<3 mg/l', 'negative'. */
  readonly written?: string;
  /** Where it stood by the interval of its time. Default: by the chart's. */
  readonly flag?: RangeFlag | null;
}

/** A point that has a value, with its position; `x` and `y` are shares of the drawing, 0–100, from its upper left. */
export interface PlacedPoint {
  readonly at: string;
  readonly value: number;
  readonly flag: RangeFlag | null;
  readonly written: string | undefined;
  readonly x: number;
  readonly y: number;
}

export interface TimeTick {
  readonly x: number;
  readonly date: Date;
  /** How many months are full then, of a chart that counts them. */
  readonly months?: number;
}

export interface ChartLayout {
  readonly points: readonly PlacedPoint[];
  /** SVG path in shares of the drawing. */
  readonly path: string;
  /** The reference interval; null without one. */
  readonly band: {
    readonly top: number;
    readonly bottom: number;
    /** Positions of the ends that are not open. */
    readonly ends: readonly number[];
  } | null;
  readonly valueTicks: readonly { readonly y: number; readonly value: number }[];
  readonly timeTicks: readonly TimeTick[];
}

/** Points keep away from the edges, by the size of a selected one on a phone. */
const ACROSS = [6, 94] as const;
const DOWN = [94, 6] as const;
/** Room above and below a single value, as a share of it. */
const LONE_ROOM = 0.2;
const DAY = 86_400_000;
/** So many years have room for their labels on a phone. */
const MOST_YEARS = 5;

/** Ends of the scale: never of width zero, since the scale divides by it. */
function widened(low: number, high: number, least: number): [number, number] {
  return low === high ? [low - least, high + least] : [low, high];
}

/** The flag of a point: as it says itself, else by the chart's interval; null if nobody can say. */
export function flagOf({ value, flag: own }: TrendPoint, interval: Interval): RangeFlag | null {
  if (own !== undefined) return own;
  return value === null ? null : rangeFlag(value, interval);
}

/**
 * Positions of everything in a chart, in order of time. Knows no widths: shares fill any container.
 *
 * @param since the day from which the axis counts months and years; of the calendar, if left out
 */
export function chartLayout(points: readonly TrendPoint[], interval: Interval, since?: string): ChartLayout {
  const ordered = points.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const times = ordered.map(({ at }) => Date.parse(at));
  const values = ordered.flatMap(({ value }) => value ?? []);
  const ends = [interval.low, interval.high].filter((end) => end !== undefined);
  const shown = [...values, ...ends];
  if (values.length === 0) return { points: [], path: '', band: null, valueTicks: [], timeTicks: [] };

  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  const down = scaleLinear()
    .domain(widened(lowest, highest, Math.abs(lowest) * LONE_ROOM || 1))
    .nice(4)
    .range(DOWN);
  const across = scaleUtc()
    .domain(widened(Math.min(...times), Math.max(...times), DAY))
    .range(ACROSS);

  const [bottom, top] = down.domain() as [number, number];
  const draw = line<TrendPoint>()
    .defined(({ value }) => value !== null)
    .x(({ at }) => across(Date.parse(at)))
    .y(({ value }) => down(value ?? 0))
    .digits(2);

  const dates = yearsIn(across.domain()) ?? across.ticks(4);
  const ticks: Omit<TimeTick, 'x'>[] = since
    ? ageTicks(since, across.domain())
    : dates.map((date) => ({ date }));
  return {
    points: ordered.flatMap((point) => {
      const { at, value, written } = point;
      const place = { x: across(Date.parse(at)), y: down(value ?? 0) };
      return value === null ? [] : { at, value, written, flag: flagOf(point, interval), ...place };
    }),
    path: draw(ordered) ?? '',
    band:
      ends.length > 0
        ? {
            top: down(interval.high ?? top),
            bottom: down(interval.low ?? bottom),
            ends: ends.map((end) => down(end)),
          }
        : null,
    valueTicks: down.ticks(4).map((value) => ({ value, y: down(value) })),
    timeTicks: ticks.map((tick) => ({ ...tick, x: across(tick.date) })),
  };
}

/** Where years begin; null where fewer than two do. Of many, every second, third and so on, up to the latest. */
function yearsIn([from, to]: Date[]): Date[] | null {
  const [first = 0, last = 0] = [from, to].map((date) => date?.getUTCFullYear());
  const years = Array.from({ length: Math.max(0, last - first) }, (_, nth) => last - nth);
  // A year that begins with the first value counts, too.
  if (from?.getTime() === Date.UTC(first, 0)) years.push(first);
  if (years.length < 2) return null;
  const step = Math.ceil(years.length / MOST_YEARS);
  return years
    .filter((_, nth) => nth % step === 0)
    .reverse()
    .map((year) => new Date(Date.UTC(year, 0)));
}

/**
 * The point nearest to a share of the drawing's width.
 * @returns its index; -1 where there are no points
 */
export function nearestPoint(points: readonly PlacedPoint[], x: number): number {
  let nearest = -1;
  for (const [index, point] of points.entries()) {
    const best = points[nearest];
    if (!best || Math.abs(point.x - x) < Math.abs(best.x - x)) nearest = index;
  }
  return nearest;
}
