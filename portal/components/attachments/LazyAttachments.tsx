import { LazyPart } from '@portal/design-system/LazyPart';
import type { ReactNode } from 'react';
import type { CustomerAttachmentsProps } from './CustomerAttachments.tsx';

const loadAttachments = () =>
  import('./CustomerAttachments.tsx').then((module) => module.CustomerAttachments);

/** The files of a customer's draft, which the server writes with the page and whose code comes after the page's. */
export function LazyAttachments(props: CustomerAttachmentsProps): ReactNode {
  return <LazyPart load={loadAttachments} props={props} isServed />;
}
