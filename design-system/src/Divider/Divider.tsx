import type { ReactNode } from 'react';
import { divider } from './Divider.css.ts';

/** A thin line between groups. */
export function Divider(): ReactNode {
  return <hr className={divider} />;
}
