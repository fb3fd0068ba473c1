import { type ReactNode, useState } from 'react';
import { ChoiceGroup, type ChoiceGroupTexts, type ChoiceOption } from '../choice/ChoiceGroup.tsx';

export type CheckboxOption<Value extends string> = ChoiceOption<Value>;

export interface CheckboxGroupProps<Value extends string>
  extends Omit<ChoiceGroupTexts<Value>, 'isRequired'> {
  /** Values that are chosen; undefined leaves them to the group. */
  readonly value?: readonly Value[];
  /** Which ones an uncontrolled group starts with. */
  readonly defaultValue?: readonly Value[];
  /** Called with all that is chosen now, in the order of the options. */
  readonly onChange?: (value: readonly Value[]) => void;
}

/** Any of a few: native checkboxes that answer one question. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>): ReactNode {
  const { value, defaultValue = [], onChange, ...group } = props;
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;

  function change(changed: Value, isSelected: boolean): void {
    const next = group.options
      .map((option) => option.value)
      .filter((option) => (option === changed ? isSelected : chosen.includes(option)));
    setOwn(next);
    onChange?.(next);
  }

  return (
    <ChoiceGroup
      {...group}
      mark="checkbox"
      isSelected={(option) => chosen.includes(option)}
      isDefaultSelected={() => undefined}
      onChange={change}
    />
  );
}
