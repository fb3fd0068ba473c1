import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** Shown, but not opened and skipped by the arrow keys. */
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the choice: 'My details'. */
  readonly 'aria-label': string;
  /** In their order; each label a word or two, since on a phone they share one line. */
  readonly tabs: readonly Tab[];
  /** Id of the open tab, when the caller keeps it. */
  readonly value?: string;
  /** Default: the first. */
  readonly defaultValue?: string;
  /** Another tab was opened. */
  readonly onChange?: (id: string) => void;
}

type Direction = 'ltr' | 'rtl';

/** Parts of one page, one at a time. Views with an address of their own are `LinkTabs`. */
export function Tabs({ tabs, value, defaultValue = tabs[0]?.id, onChange, ...rest }: TabsProps): ReactNode {
  // The arrow keys follow the text around; the library takes left to right unless it is told.
  const [direction, setDirection] = useState<Direction>();
  const measure = (element: HTMLDivElement | null): void => {
    const around = element?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction as Direction);
  };
  return (
    <Radix.Root
      ref={measure}
      dir={direction}
      value={value}
      defaultValue={defaultValue}
      onValueChange={onChange}
    >
      <Radix.List aria-label={rest['aria-label']} className={css.list}>
        {tabs.map(({ id, label, isDisabled }) => (
          <Radix.Trigger key={id} value={id} disabled={isDisabled} className={css.tab}>
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className={css.panel}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
