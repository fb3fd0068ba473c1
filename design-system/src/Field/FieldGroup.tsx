import type { ReactNode } from 'react';
import { FieldError } from '../FieldError/FieldError.tsx';
import * as css from './Field.css.ts';
import { type FieldIds, FieldLabel, type FieldTexts } from './Field.tsx';

export interface FieldGroupProps extends FieldTexts {
  /** Ids of the field’s parts, as `useFieldIds` made them. */
  readonly ids: FieldIds;
  /** Only a group of radio buttons can be required or invalid as a whole. */
  readonly isRadioGroup?: boolean;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean | undefined;
  /** Can be neither focused nor used. Default: false. */
  readonly isDisabled?: boolean | undefined;
  /** The controls. */
  readonly children: ReactNode;
}

/** `Field` for several controls that answer one question: a fieldset with its legend. */
export function FieldGroup(props: FieldGroupProps): ReactNode {
  const { ids, isRadioGroup, description, error, isRequired, isDisabled, children } = props;
  const radioGroup = isRadioGroup && {
    role: 'radiogroup',
    'aria-required': isRequired || undefined,
    'aria-invalid': ids.control['aria-invalid'],
  };
  return (
    <fieldset
      {...radioGroup}
      aria-labelledby={ids.labelId}
      aria-describedby={ids.control['aria-describedby']}
      disabled={isDisabled}
    >
      <legend id={ids.labelId} className={css.legend}>
        <FieldLabel {...props} />
      </legend>
      <div className={css.field}>
        {description && (
          <div id={ids.descriptionId} className={css.description}>
            {description}
          </div>
        )}
        {children}
        {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
