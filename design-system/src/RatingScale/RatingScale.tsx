import { type ReactNode, useId } from 'react';
import { ClearChoice, type Clearing } from '../choice/ClearChoice.tsx';
import { type FieldTexts, useField } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import * as css from './RatingScale.css.ts';

export interface RatingScaleProps extends FieldTexts {
  /** The smallest number. */
  readonly min: number;
  /** The largest; at most eleven numbers have room. */
  readonly max: number;
  /** What the smallest number means. */
  readonly lowest?: string | undefined;
  /** What the largest number means. */
  readonly highest?: string | undefined;
  /** The number that is chosen; null: none yet. */
  readonly value: number | null;
  /** Called with what was chosen. */
  readonly onChange: (value: number) => void;
  /** The button that takes the choice back, of a question that may stay open: its words, and what it calls. Shown once something is chosen. */
  readonly clearing?: Clearing | undefined;
  /** Name under which the form sends the value. Default: generated. */
  readonly name?: string;
  /** Says so beside the label and to assistive technology. Default: false. */
  readonly isRequired?: boolean;
}

/** A number of a short scale whose ends are named. Native radio buttons: the arrow keys choose. */
export function RatingScale(props: RatingScaleProps): ReactNode {
  const { min, max, lowest, highest, value, onChange, clearing, name, ...texts } = props;
  const generated = useId();
  const ids = useField(texts);
  const numbers = Array.from({ length: max - min + 1 }, (_, nth) => min + nth);
  const ends = [
    { number: min, words: lowest },
    { number: max, words: highest },
  ].flatMap(({ number, words }) => (words ? [{ number, words, id: `${ids.id}-end-${number}` }] : []));
  return (
    <FieldGroup {...texts} ids={ids} isRadioGroup>
      <div className={css.values}>
        {numbers.map((number, index) => (
          <label key={number} className={css.value}>
            <input
              type="radio"
              // The group's id is on its first choice: that is where an error summary leads.
              id={index === 0 ? ids.id : `${ids.id}-${index}`}
              name={name ?? generated}
              value={number}
              checked={number === value}
              aria-describedby={ends.find((end) => end.number === number)?.id}
              onChange={() => onChange(number)}
              className={css.input}
            />
            {number}
          </label>
        ))}
      </div>
      {ends.length > 0 && (
        <div className={css.ends}>
          {ends.map(({ id, number, words }) => (
            <span key={id} id={id}>
              {`${number} = ${words}`}
            </span>
          ))}
        </div>
      )}
      {clearing && value !== null && (
        <div>
          <ClearChoice {...clearing} field={ids.id} />
        </div>
      )}
    </FieldGroup>
  );
}
