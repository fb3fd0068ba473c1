import { accessOf } from '#contract/routes/route-access.ts';
import { match } from '#contract/routes/routes.ts';

/** Whether an address leads to a page of those who work here. */
export function isStaffPath(path: string | null): boolean {
  const page = path === null ? null : match(path);
  return page !== null && accessOf(page.key) === 'staff';
}
