import { type ReactNode, useId } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { classNames } from '../styling/class-names.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Field.css.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** What is wrong and how to put it right; marks the field as invalid. */
  readonly error?: ReactNode;
  /** Adds '(optional)' to the label. */
  readonly isOptional?: boolean;
  /** Default: generated. An error summary links to it. */
  readonly id?: string | undefined;
}

export interface FieldIds {
  readonly id: string;
  readonly labelId: string;
  /** For the control: ids of its label and descriptions, and whether it is invalid. */
  readonly control: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
  readonly descriptionId: string;
  readonly errorId: string;
  readonly limitId: string;
}

type Described = Pick<FieldTexts, 'id' | 'description' | 'error'>;

/** Ties a control to its label, description and error, and to the limit in a `Counter`. */
export function useField({ id: given, description, error }: Described, hasLimit = false): FieldIds {
  const generated = useId();
  const id = given ?? generated;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const limitId = `${id}-limit`;
  const describedBy = [error && errorId, description && descriptionId, hasLimit && limitId];
  return {
    id,
    labelId: `${id}-label`,
    descriptionId,
    errorId,
    limitId,
    control: {
      id,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
  };
}

export interface FieldProps extends FieldTexts {
  /** Ids of the field’s parts, as `useFieldIds` made them. */
  readonly ids: FieldIds;
  /** Visually hidden, where the surroundings say what is typed there. */
  readonly isLabelHidden?: boolean | undefined;
  /** Announces error and counter as they change, for what is checked while the reader waits. */
  readonly isLive?: boolean;
  /** Number of characters, and the maximum. */
  readonly counter?: ReactNode;
  /** The control. */
  readonly children: ReactNode;
}

/** Label above, then help, the control, the error and a counter. */
export function Field(props: FieldProps): ReactNode {
  const { ids, isLabelHidden, description, error, isLive, counter, children } = props;
  return (
    <div className={css.field}>
      <label
        id={ids.labelId}
        htmlFor={ids.id}
        className={classNames(css.label, isLabelHidden && visuallyHidden)}
      >
        <FieldLabel {...props} />
      </label>
      {description && (
        <div id={ids.descriptionId} className={css.description}>
          {description}
        </div>
      )}
      {children}
      {(error || counter || isLive) && (
        <div className={classNames(css.footer, isLive && css.live)} aria-live={isLive ? 'polite' : undefined}>
          {error && <FieldError id={ids.errorId}>{error}</FieldError>}
          {counter}
        </div>
      )}
    </div>
  );
}

/** The text of a label, with '(optional)' where nothing has to be given. */
export function FieldLabel({ label, isOptional }: Pick<FieldTexts, 'label' | 'isOptional'>): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <>
      {label}
      {isOptional && <span className={css.optional}> ({strings.optional})</span>}
    </>
  );
}
