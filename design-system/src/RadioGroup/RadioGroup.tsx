import { type ReactNode, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupTexts, type ChoiceOption } from '../choice/ChoiceGroup.tsx';
import * as css from '../choice/ClearChoice.css.ts';
import { ClearChoice, type Clearing } from '../choice/ClearChoice.tsx';

export type RadioOption<Value extends string> = ChoiceOption<Value>;

export interface RadioGroupProps<Value extends string> extends ChoiceGroupTexts<Value> {
  /** Null when nothing is chosen yet; undefined leaves the choice to the browser. */
  readonly value?: Value | null;
  /** Which one an uncontrolled group starts with. */
  readonly defaultValue?: Value;
  /** Called with what was chosen. */
  readonly onChange?: (value: Value) => void;
  /** The button that takes the choice back, of a question that may stay open: its words, and what it calls. Shown once something is chosen. */
  readonly clearing?: Clearing | undefined;
}

/** One of a few. Native radio buttons in a fieldset: arrow keys and names come with them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { value, defaultValue, onChange, clearing, ...group } = props;
  const generated = useId();
  const id = group.id ?? generated;
  const choices = (
    <ChoiceGroup
      {...group}
      id={id}
      mark="radio"
      isSelected={(option) => (value === undefined ? undefined : option === value)}
      isDefaultSelected={(option) => (defaultValue === undefined ? undefined : option === defaultValue)}
      onChange={(option) => onChange?.(option)}
    />
  );
  if (!clearing) return choices;
  return (
    <div className={css.group}>
      {choices}
      {value != null && !group.isDisabled && <ClearChoice {...clearing} field={id} />}
    </div>
  );
}
