import { type ReactNode, useId, useState } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LOCALES } from '../DesignSystem/strings.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './ProgressBar.css.ts';
import { percentFormat } from './percent-format.ts';

export interface ProgressBarProps {
  /** What is going on: 'Sending the picture'. */
  readonly label: string;
  /** From 0 to `max`; undefined while it is not known. */
  readonly value?: number;
  /** Default: 100. */
  readonly max?: number;
  /** Instead of a percentage: '2 of 5 pictures'. */
  readonly valueText?: string;
  /** Hides label and value visually, where text beside it says the same. */
  readonly isLabelHidden?: boolean;
}

const QUARTERS = 4;

/** How far something has come. Native `progress`; each new quarter is read out, not each step. */
export function ProgressBar(props: ProgressBarProps): ReactNode {
  const { label, value, max = 100, valueText, isLabelHidden } = props;
  const { language } = useDesignSystem();
  const id = useId();
  const part = value === undefined ? null : Math.min(Math.max(value / max, 0), 1);
  const words = part === null ? undefined : (valueText ?? percentFormat(LOCALES[language]).format(part));

  const quarter = part === null ? null : Math.floor(part * QUARTERS);
  // What is there from the start is read with the page.
  const [spoken, setSpoken] = useState({ quarter, words: '' });
  if (quarter !== spoken.quarter) setSpoken({ quarter, words: words ? `${label} ${words}` : '' });

  return (
    <div className={css.bar}>
      <div className={isLabelHidden ? visuallyHidden : css.texts}>
        <label htmlFor={id}>{label}</label>
        {words && (
          <span aria-hidden className={css.value}>
            {words}
          </span>
        )}
      </div>
      <progress id={id} value={value} max={max} aria-valuetext={words} className={css.progress} />
      <span role="status" className={visuallyHidden}>
        {spoken.words}
      </span>
    </div>
  );
}
