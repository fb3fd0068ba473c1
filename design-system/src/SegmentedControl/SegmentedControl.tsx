import { type ReactNode, useId } from 'react';
import * as css from './SegmentedControl.css.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label': string;
  /** What can be chosen, in this order. */
  readonly segments: readonly Segment<Value>[];
  /** Which of them is chosen. */
  readonly value: Value;
  /** Called with what was chosen. */
  readonly onChange: (value: Value) => void;
  /** Name under which the form sends the value. Default: generated. */
  readonly name?: string;
}

/**
 * A choice of two to five that acts at once. Native radio buttons: the arrow keys choose. Choices with their own
 * address are `LinkTabs`.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactNode {
  const { segments, value, onChange } = props;
  const generated = useId();
  return (
    <fieldset aria-label={props['aria-label']} className={css.segments}>
      {segments.map((segment) => (
        <div key={segment.value} className={css.cell}>
          <label className={css.segment}>
            <input
              type="radio"
              name={props.name ?? generated}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
              className={css.input}
            />
            {segment.icon}
            {segment.label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
