import type { ReactNode, Ref } from 'react';
import type { ChoiceVariants } from '../choice/Choice.css.ts';
import { Choice } from '../choice/Choice.tsx';
import { field } from '../Field/Field.css.ts';
import { useField } from '../Field/Field.tsx';
import { FieldError } from '../FieldError/FieldError.tsx';

export interface CheckboxProps {
  readonly name?: string;
  readonly value?: string;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly description?: ReactNode;
  /** What is wrong and how to put it right; marks the box as invalid. */
  readonly error?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** `card` draws an outline around the choice. Default: `plain`. */
  readonly appearance?: Exclude<ChoiceVariants['appearance'], 'inline'>;
  /** Default: generated. An error summary links to it. */
  readonly id?: string;
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
