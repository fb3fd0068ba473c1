import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './LevelMeter.css.ts';

export interface LevelMeterProps {
  /** What is measured. */
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  /** The value in a word or two, shown and read out: 'clear sound'. */
  readonly valueText: string;
}

const BARS = Array.from({ length: 12 }, (_, index) => index);

/**
 * How strong something is right now, such as a voice: bars that are tall or flat, and a word, so that nobody needs the colour.
 * It changes too often to be announced by itself.
 */
export function LevelMeter({ label, value, valueText }: LevelMeterProps): ReactNode {
  const id = useId();
  const lit = Math.round(Math.min(Math.max(value, 0), 1) * BARS.length);
  return (
    <div className={css.meter}>
      <div className={css.texts}>
        <span id={id}>{label}</span>
        <span aria-hidden className={css.value}>
          {valueText}
        </span>
      </div>
      <meter
        aria-labelledby={id}
        min={0}
        max={BARS.length}
        value={lit}
        aria-valuetext={valueText}
        className={visuallyHidden}
      />
      <div aria-hidden className={css.bars}>
        {BARS.map((bar) => (
          <span key={bar} className={css.bar({ isLit: bar < lit })} />
        ))}
      </div>
    </div>
  );
}
