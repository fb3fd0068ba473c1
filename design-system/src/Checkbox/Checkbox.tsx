import type { ReactNode, Ref } from 'react';
import type { ChoiceVariants } from '../choice/Choice.css.ts';
import { Choice } from '../choice/Choice.tsx';
import { field } from '../Field/Field.css.ts';
import { useField } from '../Field/Field.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';

export interface CheckboxProps {
  /** Name under which the form sends the value. */
  readonly name?: string;
  /** Value that the form sends. */
  readonly value?: string;
  /** Whether it is ticked; makes it controlled. */
  readonly isSelected?: boolean;
  /** Whether an uncontrolled one starts ticked. Default: false. */
  readonly defaultSelected?: boolean;
  /** Called with whether it is ticked now. */
  readonly onChange?: (isSelected: boolean) => void;
  /** Help text below the label. */
  readonly description?: ReactNode;
  /** What is wrong and how to put it right; marks the checkbox as invalid. */
  readonly error?: ReactNode;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** `card` draws an outline around the choice; `row` draws a line below it, for several that a button saves; `bare` shows the box alone, beside words that say what it chooses. Default: `plain`. */
  readonly appearance?: Exclude<ChoiceVariants['appearance'], 'inline'>;
  /** Default: generated. An error summary links to it. */
  readonly id?: string;
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLInputElement>;
  /** The label. */
  readonly children: ReactNode;
}

/** A native checkbox: it works in the server's page, and no style attribute has to be allowed for it. */
export function Checkbox(props: CheckboxProps): ReactNode {
  const { isSelected, defaultSelected, onChange, error, isRequired, isDisabled, id, children, ...rest } =
    props;
  const ids = useField({ id, error });
  return (
    <div className={field}>
      <Choice
        {...rest}
        {...ids.control}
        mark="checkbox"
        label={children}
        checked={isSelected}
        defaultChecked={defaultSelected}
        disabled={isDisabled}
        aria-required={isRequired || undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}
