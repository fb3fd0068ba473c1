import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css.ts';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly 'aria-label': string;
  readonly tabs: readonly Tab[];
  /** Id of the open tab, when the caller keeps it. */
  readonly value?: string;
  /** Default: the first. */
  readonly defaultValue?: string;
  readonly onChange?: (id: string) => void;
}

/** Parts of one page, one at a time. Views with an address of their own are `LinkTabs`. */
export function Tabs({ tabs, value, defaultValue = tabs[0]?.id, onChange, ...rest }: TabsProps): ReactNode {
  return (
    <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onChange}>
      <Radix.List aria-label={rest['aria-label']} className={css.list}>
        {tabs.map(({ id, label }) => (
          <Radix.Trigger key={id} value={id} className={css.tab}>
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
