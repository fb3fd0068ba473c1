import { invoice, invoiceSummary, invoicesList } from '@portal/web/areas/money/invoices/fixtures.ts';
import { transferQr } from '@portal/web/areas/money/invoices/qr-fixture.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, printed } from '../../../page-story.tsx';

const meta = { title: 'Pages/Invoices' } satisfies Meta;
export default meta;

const LIST = 'GET /api/payments/invoices-list';
const SUMMARY = 'GET /api/invoices/invoice-summary';
const list = (state: PageOptions) => pageStory({ key: 'invoices-page', params: {}, ...state });
const one = (changes: Parameters<typeof invoiceSummary>[0] = {}) => {
  const shown = invoiceSummary(changes);
  const bank = shown.transfer && {
    rfReference: 'RF7320261044176',
    barcode: '421123456000007850001537000000000000020261044176261115',
    qr: transferQr,
  };
  return pageStory({
    key: 'invoice-summary-page',
    params: { id: 71 },
    answers: { [SUMMARY]: { invoice: shown, bank } },
  });
};

export const EveryStatus = further(list({ answers: { [LIST]: invoicesList() } }));

export const Pages = alike(
  list({ answers: { [LIST]: invoicesList({ invoices: [invoice()], pages: 3, total: 23, due: 1 }) } }),
);

export const PartlyMissing = alike(
  list({ answers: { [LIST]: invoicesList({ missing: ['GoodSignInvoice', 'NetsuiteInvoice'] }) } }),
);

export const Empty = alike(list({ answers: { [LIST]: invoicesList({ invoices: [], total: 0, due: 0 }) } }));

export const Loading = alike(list({}));

export const Failed = alike(list({ problems: { [LIST]: 'temporarilyUnavailable' } }));

export const Open = further(one());

/** What is needed at a bank, on a sheet. */
export const Printed = printed('kaari', one());

export const Overdue = alike(one({ status: 'overdue', dueDate: '2026-10-15' }));

export const ByPost = alike(one({ status: 'paper', canBePaidOnline: false, payableOnlineUntil: null }));

export const Paid = alike(
  one({
    status: 'paid',
    paidDate: '2026-11-03',
    transfer: null,
    canBePaidOnline: false,
    payableOnlineUntil: null,
  }),
);

export const Refunded = alike(
  one({
    status: 'refunded',
    creditedInvoiceNumber: '2026102984,2026102985',
    sumCents: -128_80,
    rows: [
      {
        description: 'Hyvitys: peruttu vastaanotto',
        count: 1,
        unitPriceCents: -128_80,
        date: '2026-11-01',
        vatPercentage: 0,
      },
    ],
    transfer: null,
    canBePaidOnline: false,
    payableOnlineUntil: null,
  }),
);

const nothingLeft = { transfer: null, canBePaidOnline: false, payableOnlineUntil: null };

export const NotAvailable = further(one({ status: 'notAvailable', hasPdf: false, ...nothingLeft }));

export const RefundInProgress = further(
  one({ status: 'refundInProgress', paidDate: '2026-11-03', ...nothingLeft }),
);

export const PaymentsPause = further(
  list({
    answers: { [LIST]: invoicesList({ invoices: [invoice({ canBePaidOnline: false })], total: 1, due: 1 }) },
    now: '2023-11-20T10:00:00Z',
  }),
);

export const NotFound = alike(
  pageStory({ key: 'invoice-summary-page', params: { id: 71 }, problems: { [SUMMARY]: 'notFound' } }),
);

export const Landing = further(pageStory({ key: 'invoice-notification-landing-page', params: {} }));
