import { declined, FORM, owed, PAYMENT } from '@portal/web/areas/money/payments/pay/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Payments' } satisfies Meta;
export default meta;

const OWED = 'GET /api/payments/owed';
const SHOW = 'GET /api/payments/{payment}';

const pay = (answer: object, more: PageOptions = {}) =>
  alike(
    pageStory({ key: 'invoice-payment-page', params: { id: '12' }, answers: { [OWED]: answer }, ...more }),
  );
const result = (status: 'ok' | 'fail' | 'pending', answer: object) =>
  alike(
    pageStory({
      key: 'payment-page',
      params: { status },
      query: { payment: PAYMENT },
      answers: { [SHOW]: answer },
    }),
  );

export const Owed = pay(owed());

export const Overdue = pay(
  owed({
    sumCents: 18_870,
    reference: '12,13',
    invoices: [
      { id: 12, invoiceNumber: '2026104417', sumCents: 15_370, dueDate: '2026-10-04', isOverdue: true },
      { id: 13, invoiceNumber: '7700318', sumCents: 3500, dueDate: '2026-12-04', isOverdue: false },
    ],
  }),
);

export const WaysToPay = further(
  pageStory({
    key: 'invoice-payment-page',
    params: { id: '12' },
    query: { payment: PAYMENT },
    answers: { [OWED]: owed(), [SHOW]: declined({ status: 'new', failure: null, form: FORM }) },
  }),
);

export const WithoutEmail = pay(owed({ hasEmail: false }));

export const AlreadyPaid = pay({ type: 'invoiceAlreadyPaid' });

export const NotOnline = pay({ type: 'notPayableOnline' });

export const ProviderDown = pay({ type: 'unavailable' });

export const OfAVisit = alike(
  pageStory({
    key: 'pay-visit-page',
    params: {},
    query: { invoiceNumber: '2026104417' },
    answers: { [OWED]: owed() },
  }),
);

export const Completed = result('ok', declined({ status: 'ok', failure: null }));

export const Interrupted = result('fail', declined());

export const Pending = result('pending', declined({ status: 'pending', failure: null }));
