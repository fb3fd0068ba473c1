import type { ReactNode } from 'react';
import * as css from '../LinkTabs/LinkTabs.css.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  readonly 'aria-label': string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of two to five that acts at once. Choices with an address of their own are `LinkTabs`. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactNode {
  const { segments, value, onChange } = props;
  return (
    <fieldset aria-label={props['aria-label']} className={css.list}>
      {segments.map((segment) => (
        <div key={segment.value} className={css.cell}>
          <button
            type="button"
            className={css.tab}
            aria-pressed={segment.value === value}
            onClick={() => onChange(segment.value)}
          >
            {segment.icon}
            {segment.label}
          </button>
        </div>
      ))}
    </fieldset>
  );
}
