import type { ActingFor, Context } from '#platform/context.ts';
import type { ChildDue } from '../child-due.ts';

/** Tells what is due for a child, as a guardian who acts for that child is told it; each look stands in the child’s access log. */
export type DueOf = (context: Context, child: ActingFor) => Promise<ChildDue>;
