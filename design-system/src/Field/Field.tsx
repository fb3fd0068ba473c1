import { type ReactNode, useId } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import * as css from './Field.css.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** What is wrong and how to put it right; marks the field as invalid. */
  readonly error?: ReactNode;
  /** Adds '(optional)' to the label. */
  readonly isOptional?: boolean;
  /** Default: generated. An error summary links to it. */
  readonly id?: string;
}

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  /** For the control: who labels, describes and invalidates it. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  readonly descriptionId: string;
  readonly errorId: string;
}

/** Ties a control to its label, description and error. */
export function useField({ id: given, description, error }: FieldTexts): FieldIds {
  const generated = useId();
  const id = given ?? generated;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, description && descriptionId].filter(Boolean).join(' ');
  return {
    id,
    labelId: `${id}-label`,
    descriptionId,
    errorId,
    control: { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined },
  };
}

export interface FieldProps extends FieldTexts {
  readonly ids: FieldIds;
  readonly counter?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, then help, the control, the error and a counter. */
export function Field(props: FieldProps): ReactNode {
  const { ids, label, description, error, isOptional, counter, children } = props;
  const { strings } = useDesignSystem();
  return (
    <div className={css.field}>
      <label id={ids.labelId} htmlFor={ids.id} className={css.label}>
        {label}
        {isOptional && <span className={css.optional}> ({strings.optional})</span>}
      </label>
      {description && (
        <div id={ids.descriptionId} className={css.description}>
          {description}
        </div>
      )}
      {children}
      {(error || counter) && (
        <div className={css.footer}>
          {error && <FieldError id={ids.errorId}>{error}</FieldError>}
          {counter}
        </div>
      )}
    </div>
  );
}
