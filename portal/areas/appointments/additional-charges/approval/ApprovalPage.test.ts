import { describe, test } from 'vitest';
import type { AnswerOf } from '#client/calls/api.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { charge } from './fixtures.ts';

const SHOW = 'GET /api/appointments/{id}/additional-charge';
type State = AnswerOf<typeof SHOW>['state'];

const PAGE = '/en/appointments/72/additional-payment';
const startDate = '2026-11-23T12:30:00.000Z';
const show = (state: State, url = PAGE, session = {}) =>
  openPage(url, { answers: { [SHOW]: { startDate, state } }, session });
const answeredAt = '2026-11-21T10:00:00.000Z';

describe('a proposed charge', () => {
  test('says what for, each price with its VAT, the sum, who and until when, and asks for an answer', async () => {
    const page = await show({ type: 'open', charge: charge() });
    await expect(page.getByText('appointment on Monday 23 November at 14:30')).toBeVisible();
    const table = page.getByRole('table', { name: 'What the charge consists of' });
    for (const name of [
      'Fysioterapian lisäaika, 30 min VAT-free health care service €45.00',
      'Vastuskuminauhat kotiin Includes 25.5% €14.90',
    ])
      await expect(table.getByRole('row', { name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Total€59.90');
    await expect(page.getByRole('definition')).toContainText([
      'does not pay for this part',
      'Timo Rantanen, fysioterapeutti',
      'Saturday 28 November 2026 at 10:00',
    ]);
    const approves = { name: 'I approve the additional charge, €59.90 in total' };
    await expect(page.getByRole('checkbox', approves)).not.toBeChecked();
    await expect(page.getByText('You pay nothing now')).toBeVisible();
    for (const name of ['Approve the charge', 'Decline the charge'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByText('free of VAT')).toHaveCount(0);
  });

  test('says once that all of it is free of VAT, if it is', async () => {
    const rows = [{ name: 'Ultraääni', cents: 9000, vatPercentage: 0 }];
    const page = await show({ type: 'open', charge: charge({ rows, sumCents: 9000 }) });
    await expect(page.getByText('Health care services are free of VAT.')).toBeVisible();
    await expect(page.getByText('VAT-free health care service')).toHaveCount(0);
  });

  test('for a child says so', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa', lastName: 'Lindström' };
    const page = await show({ type: 'open', charge: charge() }, PAGE, { actingFor });
    await expect(page.getByText('your child’s appointment')).toBeVisible();
  });

  test.each([
    ['/fi/ajanvaraukset/72/lisamaksu', 'maanantaina 23. marraskuuta klo 14.30', '59,90 €'],
    ['/sv/tidsbokningar/72/tillaggsavgift', 'måndag 23 november kl. 14.30', '59,90 €'],
  ])('is told in each language: %s', async (url, when, sum) => {
    const page = await show({ type: 'open', charge: charge() }, url);
    await expect(page.getByText(when)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: sum })).toBeVisible();
  });
});

test.each<[string, State, string]>([
  [
    'approved by the reader',
    { type: 'approved', charge: charge(), answeredAt, answeredBy: 'you' },
    'You approved it on',
  ],
  [
    'approved by another',
    { type: 'approved', charge: charge(), answeredAt, answeredBy: 'guardian' },
    'A guardian approved it',
  ],
  ['declined', { type: 'declined', charge: charge(), answeredAt, answeredBy: 'you' }, 'was not approved'],
  ['expired', { type: 'expired', charge: charge() }, 'The time to answer has passed'],
  ['withdrawn', { type: 'withdrawn' }, 'has been withdrawn'],
  ['a minor’s', { type: 'guardianNeeded' }, 'Your guardian answers the proposal'],
  ['none', { type: 'nothing' }, 'Nothing to approve'],
])('a charge that is %s says so and asks for nothing', async (_, state, words) => {
  const page = await show(state);
  await expect(page.getByRole('main')).toContainText(words);
  await expect(page.getByRole('button', { name: 'Approve the charge' })).toHaveCount(0);
});

test('of no appointment of the patient’s is not found; one that cannot be shown can be asked for again', async () => {
  const gone = await openPage(PAGE, { problems: { [SHOW]: 'notFound' } });
  await expect(gone.getByText('The appointment could not be found')).toBeVisible();
  const failed = await openPage(PAGE, { problems: { [SHOW]: 'temporarilyUnavailable' } });
  await expect(failed.getByRole('alert')).toContainText('We could not show the additional charge');
  for (const page of [failed, await openPage(PAGE)])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});
