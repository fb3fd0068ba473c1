import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** Shown, but cannot be opened; the arrow keys skip it. */
  readonly isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the choice: 'My details'. */
  readonly 'aria-label': string;
  /** In order; each label a word or two, since they share one line on a phone. */
  readonly tabs: readonly Tab[];
  /** Id of the open tab, if controlled. */
  readonly value?: string;
  /** Default: the first. */
  readonly defaultValue?: string;
  /** Called when another tab is opened. */
  readonly onChange?: (id: string) => void;
}

type Direction = 'ltr' | 'rtl';

/** Parts of one page, one at a time. Views with their own address are `LinkTabs`. */
export function Tabs({ tabs, value, defaultValue = tabs[0]?.id, onChange, ...rest }: TabsProps): ReactNode {
  // The arrow keys follow the text direction; the library assumes left to right by default.
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
