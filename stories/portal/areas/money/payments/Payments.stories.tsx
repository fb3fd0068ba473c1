import { declined, FORM, owed, PAYMENT } from '@portal/web/areas/money/payments/pay/fixtures.ts';
import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Payments' } satisfies Meta;
export default meta;

const OWED = 'GET /api/payments/owed';
const SHOW = 'GET /api/payments/{payment}';

const pay = (answer: object, more: PageOptions = {}) =>
  alike(
    pageStory({ key: 'invoice-payment-page', params: { id: '12' }, answers: { [OWED]: answer }, ...more }),
  );
const ended = (status: 'ok' | 'fail' | 'pending' | 'delayed', answer: object) =>
  pageStory({
    key: 'payment-page',
    params: { status },
    query: { payment: PAYMENT },
    answers: { [SHOW]: answer },
  });
/** The landing page, as its form was answered without scripts. */
const answered = (query: { refused?: 'notPayable' | 'unavailable' | 'tooManyRequests'; wrong?: string[] }) =>
  pageStory({ key: 'invoice-notification-landing-page', params: {}, query, session: visitorSession });
/** A payment that was begun without a login, and stands so. */
const guest = (status: 'new' | 'ok' | 'fail' | 'delayed', form: typeof FORM | null = null) =>
  pageStory({
    key: 'invoice-notification-landing-page',
    params: {},
    query: { payment: PAYMENT },
    session: visitorSession,
    answers: {
      'GET /api/anon/payments/{payment}': {
        ...{ status, failure: status === 'fail' ? 'insufficientFunds' : null, form },
        ...{ sumCents: 15_370, invoiceNumber: '2026104417' },
      },
    },
  });

export const Owed = readAs('paying/1-owed', pay(owed()));

export const OwedInPikkujatti = readInPikkujatti('paying/1-owed.pikkujatti', pay(owed()));

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

export const WaysToPay = readAs(
  'paying/2-ways',
  further(
    pageStory({
      key: 'invoice-payment-page',
      params: { id: '12' },
      query: { payment: PAYMENT },
      answers: { [OWED]: owed(), [SHOW]: declined({ status: 'new', failure: null, form: FORM }) },
    }),
  ),
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

const paid = declined({ status: 'ok', failure: null });
export const Completed = readAs('paying/3-paid', further(ended('ok', paid)));

export const CompletedInPikkujatti = readInPikkujatti('paying/3-paid.pikkujatti', ended('ok', paid));

export const Interrupted = readAs('paying/4-interrupted', further(ended('fail', declined())));

export const Pending = further(ended('pending', declined({ status: 'pending', failure: null })));

export const Delayed = alike(ended('delayed', declined({ status: 'delayed', failure: null })));

export const VisitNotInvoiced = further(
  pageStory({
    key: 'pay-visit-page',
    params: {},
    query: { appointmentId: '72' },
    answers: { [OWED]: { type: 'notInvoicedYet' } },
  }),
);

export const GuestPaid = further(guest('ok'));

export const GuestInterrupted = alike(guest('fail'));

export const GuestUnderWay = alike(guest('delayed'));

export const GuestGoesOn = alike(guest('new', FORM));

export const GuestRefused = further(answered({ refused: 'notPayable' }));

export const GuestWrongFields = alike(answered({ wrong: ['invoiceNumber', 'sum', 'email'] }));
