import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupTexts, type ChoiceOption } from '../choice/ChoiceGroup.tsx';

export type RadioOption<Value extends string> = ChoiceOption<Value>;

export interface RadioGroupProps<Value extends string> extends ChoiceGroupTexts<Value> {
  /** Null when nothing is chosen yet; undefined leaves the choice to the browser. */
  readonly value?: Value | null;
  /** Which one an uncontrolled group starts with. */
  readonly defaultValue?: Value;
  /** Called with what was chosen. */
  readonly onChange?: (value: Value) => void;
}

/** One of a few. Native radio buttons in a fieldset: arrow keys and names come with them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { value, defaultValue, onChange, ...group } = props;
  return (
    <ChoiceGroup
      {...group}
      mark="radio"
      isSelected={(option) => (value === undefined ? undefined : option === value)}
      isDefaultSelected={(option) => (defaultValue === undefined ? undefined : option === defaultValue)}
      onChange={(option) => onChange?.(option)}
    />
  );
}
