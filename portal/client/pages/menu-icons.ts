import type { ComponentType } from 'react';
import type { PageKey } from '#contract/routes/route-params.ts';

/** The icons of a line of the menu. */
export interface MenuIcon {
  readonly icon: ComponentType;
  /** On the front page. Default: the same. */
  readonly tile?: ComponentType;
}

/** The icons of a feature's lines of the menu, by their pages: its `menu/icons.ts` exports them as `icons`. */
export type MenuIcons = Readonly<Partial<Record<PageKey, MenuIcon>>>;
