import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import * as css from './Select.css.ts';
import type { Option } from './Select.tsx';

/** One line of an open list. */
export function OptionItem({ option }: { readonly option: Option }): ReactNode {
  return (
    <ListBoxItem id={option.id} textValue={option.label} className={css.option}>
      {({ isSelected }) => (
        <>
          <span className={css.words}>
            <span>{option.label}</span>
            {option.description && <span className={css.detail}>{option.description}</span>}
          </span>
          <span className={css.check}>{isSelected && <CheckIcon />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
