import { expect, test } from 'vitest';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { SHOWN_AT } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { laboratoryReferral } from '../fixtures.ts';

const REFERRAL = 'GET /api/laboratory/referrals/{id}';

test.each([0, 1, 5, 10, 28, 60])(
  'the page of a referral names its last day once, %i days before it',
  async (days) => {
    const validUntil = addDays(helsinkiDay(new Date(SHOWN_AT)), days);
    const { html } = await renderPage('/fi/laboratoriolahete/41', {
      answers: { [REFERRAL]: laboratoryReferral({ validUntil }) },
    });
    const [year, month, day] = validUntil.split('-').map(Number);
    const main = html.slice(html.indexOf('<main'));
    expect(main.split(`${day}.${month}.${year}`)).toHaveLength(2);
  },
);
