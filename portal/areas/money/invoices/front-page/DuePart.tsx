import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import { useDue } from '#components/due/use-due.ts';

const loadBlock = () => import('./DueBlock.tsx').then((module) => module.DueBlock);

/** The block of what is due, whose code comes only where something is. */
export function DuePart(): ReactNode {
  const due = useDue();
  return due && due.count > 0 ? <LazyPart load={loadBlock} props={{ due }} isServed /> : null;
}
