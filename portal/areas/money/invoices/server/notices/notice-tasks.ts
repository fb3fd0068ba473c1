import { SEND_NOTICE_OF } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { type NoticeParts, sendNotice } from '#areas/person/shared/notices/server/send-notice.ts';
import type { Task } from '#platform/jobs/worker.ts';
import { LOOK_FOR_INVOICES, lookForInvoices, TELL_INVOICES } from './look-for-invoices.ts';
import { renderInvoiceNotice } from './render-invoice-notice.ts';
import { type LookParts, tellInvoices } from './tell-invoices.ts';

/** The jobs that look for new invoices and tell patients who want it. */
export function invoiceNoticeTasks(parts: NoticeParts & LookParts): Readonly<Record<string, Task>> {
  return {
    [LOOK_FOR_INVOICES]: () => lookForInvoices(parts),
    [TELL_INVOICES]: (payload) => tellInvoices(parts, payload),
    [SEND_NOTICE_OF.invoices]: (payload, signal) =>
      sendNotice(parts, SEND_NOTICE_OF.invoices, payload, signal, renderInvoiceNotice),
  };
}
