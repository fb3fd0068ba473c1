import type { ReactNode } from 'react';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: ReactNode;
  /** A second, quieter line: the consequence, or why it cannot be chosen now. */
  readonly description?: string;
  readonly isDisabled?: boolean;
  /** Removes something for good; best kept last, in a group of its own. */
  readonly isDestructive?: boolean;
}

export interface MenuGroup {
  readonly id: string;
  /** Heading of the group; without one a line divides it from the group above. */
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

/** Where the focus starts in the open menu. */
export type MenuStart = 'first' | 'last';
