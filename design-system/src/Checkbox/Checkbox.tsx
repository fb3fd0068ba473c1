import type { ReactNode, Ref } from 'react';
import type { ChoiceVariants } from '../choice/Choice.css.ts';
import { Choice } from '../choice/Choice.tsx';
import { field } from '../Field/Field.css.ts';
import { useField } from '../Field/Field.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';

export interface CheckboxProps {
  /** Under which a form that is sent without scripts has the value. */
  readonly name?: string;
  /** What a form that is sent without scripts has under the name. */
  readonly value?: string;
  /** Whether it is ticked; makes it controlled. */
  readonly isSelected?: boolean;
  /** Whether an uncontrolled one starts ticked. Default: false. */
  readonly defaultSelected?: boolean;
  /** Called with whether it is ticked now. */
  readonly onChange?: (isSelected: boolean) => void;
  /** A sentence that helps, below the label. */
  readonly description?: ReactNode;
  /** What is wrong and how to put it right; marks the box as invalid. */
  readonly error?: ReactNode;
  /** Said to assistive technology and beside the label. Default: false. */
  readonly isRequired?: boolean;
  /** It can be neither reached nor used. Default: false. */
  readonly isDisabled?: boolean;
  /** `card` draws an outline around the choice. Default: `plain`. */
  readonly appearance?: Exclude<ChoiceVariants['appearance'], 'inline'>;
  /** Default: generated. An error summary links to it. */
  readonly id?: string;
  /** The element, for moving the focus there. */
  readonly ref?: Ref<HTMLInputElement>;
  /** The label. */
  readonly children: ReactNode;
}

/** A native check box: the server's page already works, and its style attribute never has to be allowed. */
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
