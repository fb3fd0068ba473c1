import { type ReactNode, useId } from 'react';
import { type FieldTexts, useField } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import * as css from './Choice.css.ts';
import { Choice } from './Choice.tsx';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

/** What a group of checkboxes and one of radio buttons have in common. */
export interface ChoiceGroupTexts<Value extends string> extends FieldTexts {
  /** Default: generated. */
  readonly name?: string;
  readonly options: readonly ChoiceOption<Value>[];
  /** `card` outlines each option; `inline` sets them side by side; `columns` as the answers of a scale. Default: `plain`. */
  readonly appearance?: css.GroupVariants['appearance'];
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

export interface ChoiceGroupProps<Value extends string> extends ChoiceGroupTexts<Value> {
  /** Whether several can be chosen, or one. */
  readonly mark: 'checkbox' | 'radio';
  /** Undefined where the browser holds the choice. */
  readonly isSelected: (value: Value) => boolean | undefined;
  /** Whether a choice starts chosen; undefined if the group is controlled. */
  readonly isDefaultSelected: (value: Value) => boolean | undefined;
  /** Called with the choice and whether it is chosen now. */
  readonly onChange: (value: Value, isSelected: boolean) => void;
}

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>): ReactNode {
  const { options, mark, appearance, isSelected, isDefaultSelected, onChange, ...texts } = props;
  const generatedName = useId();
  const ids = useField(texts);
  const isRadio = mark === 'radio';
  return (
    <FieldGroup {...texts} ids={ids} isRadioGroup={isRadio}>
      <div className={css.group({ appearance })}>
        {options.map(({ value, label, description, isDisabled }, index) => (
          <Choice
            key={value}
            mark={mark}
            appearance={appearance}
            label={label}
            description={description}
            // The group's id is on its first choice: that is where an error summary leads.
            id={index === 0 ? ids.id : `${ids.id}-${index}`}
            name={texts.name ?? generatedName}
            value={value}
            checked={isSelected(value)}
            defaultChecked={isDefaultSelected(value)}
            disabled={isDisabled}
            aria-invalid={isRadio ? undefined : ids.control['aria-invalid']}
            onChange={(event) => onChange(value, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
