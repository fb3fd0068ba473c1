import { describe, expect, test } from 'vitest';
import type { AnswerOf } from '#client/calls/api.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { charge } from './fixtures.ts';

const SHOW = 'GET /api/appointments/{id}/additional-charge';
type State = AnswerOf<typeof SHOW>['state'];

const PAGE = '/en/appointments/72/additional-payment';
const startDate = '2026-11-23T12:30:00.000Z';
const render = async (options: RenderPageOptions, url = PAGE) => (await renderPage(url, options)).html;
const show = (state: State, url = PAGE, session = {}) =>
  render({ answers: { [SHOW]: { startDate, state } }, session }, url);
const answeredAt = '2026-11-21T10:00:00.000Z';

describe('a proposed charge', () => {
  test('says what for, each price with its VAT, the sum, who and until when, and asks for an answer', async () => {
    const html = await show({ type: 'open', charge: charge() });
    for (const words of [
      'appointment on Monday 23 November at 14:30',
      '€45.00',
      'VAT-free health care service',
      '€14.90',
      'Includes 25.5%',
      '€59.90',
      'Timo Rantanen, fysioterapeutti',
      'Saturday 28 November 2026 at 10:00',
      'does not pay for this part',
      'I approve the additional charge, €59.90 in total',
      'You pay nothing now',
      'Approve the charge',
      'Decline the charge',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('free of VAT');
  });

  test('says once that all of it is free of VAT, if it is', async () => {
    const rows = [{ name: 'Ultraääni', cents: 9000, vatPercentage: 0 }];
    const html = await show({ type: 'open', charge: charge({ rows, sumCents: 9000 }) });
    expect(html).toContain('Health care services are free of VAT.');
    expect(html).not.toContain('VAT-free health care service');
  });

  test('for a child says so', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa', lastName: 'Lindström' };
    const html = await show({ type: 'open', charge: charge() }, PAGE, { actingFor });
    expect(html).toContain('your child’s appointment');
  });

  test.each([
    ['/fi/ajanvaraukset/72/lisamaksu', 'maanantaina 23. marraskuuta klo 14.30', '59,90 €'],
    ['/sv/tidsbokningar/72/tillaggsavgift', 'måndag 23 november kl. 14.30', '59,90 €'],
  ])('is told in each language: %s', async (url, when, sum) => {
    const html = await show({ type: 'open', charge: charge() }, url);
    expect(html).toContain(when);
    expect(html.replaceAll('\u00a0', ' ')).toContain(sum);
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
  const html = await show(state);
  expect(html).toContain(words);
  expect(html).not.toContain('Approve the charge');
});

test('of no appointment of the patient’s is not found; one that cannot be shown can be asked for again', async () => {
  expect(await render({ problems: { [SHOW]: 'notFound' } })).toContain('The appointment could not be found');
  const failed = await render({ problems: { [SHOW]: 'temporarilyUnavailable' } });
  expect(failed).toContain('We could not show the additional charge');
  for (const html of [failed, await render({})]) expect(html.match(/<h1/g)).toHaveLength(1);
});
