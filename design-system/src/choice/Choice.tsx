import type { ComponentProps, ReactNode } from 'react';
import { description as detail } from '../Field/Field.css.ts';
import { classNames } from '../styling/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Choice.css.ts';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  /** Id of the element. */
  readonly id: string;
  /** The look, and the native type. */
  readonly mark: 'checkbox' | 'radio' | 'toggle';
  /** The label. */
  readonly label: ReactNode;
  /** Help text below the label. */
  readonly description?: ReactNode;
  /** `card` has a border and fills with colour when it is chosen; `row` ends with a line; `bare` shows the mark alone. Default: `plain`. */
  readonly appearance?: css.ChoiceVariants['appearance'];
}

const MARKS = { checkbox: css.checkbox, radio: css.radio, toggle: css.toggle };

/** A native checkbox or radio button beside its label, all of it the target of a press. */
export function Choice(props: ChoiceProps): ReactNode {
  const { mark, label, description, appearance, ...input } = props;
  const labelId = `${props.id}-words`;
  const descriptionId = `${props.id}-detail`;
  return (
    <label className={css.choice({ appearance })}>
      <input
        {...input}
        type={mark === 'radio' ? 'radio' : 'checkbox'}
        // Without it the description would be part of the name, too.
        aria-labelledby={description ? labelId : undefined}
        aria-describedby={classNames(description ? descriptionId : null, input['aria-describedby'])}
        className={classNames(css.box, MARKS[mark])}
      />
      <span className={css.words}>
        <span id={labelId} className={description ? css.strong : undefined}>
          {appearance === 'bare' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </span>
        {description && (
          <span id={descriptionId} className={detail}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
