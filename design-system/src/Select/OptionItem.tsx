import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
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
            <Text slot="label">{option.label}</Text>
            {option.description && (
              <Text slot="description" className={css.detail}>
                {option.description}
              </Text>
            )}
          </span>
          <span className={css.check}>{isSelected && <CheckIcon />}</span>
        </>
      )}
    </ListBoxItem>
  );
}
