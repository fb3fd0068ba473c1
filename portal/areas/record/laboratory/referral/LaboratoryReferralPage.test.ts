import { test } from 'vitest';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { SHOWN_AT } from '#shell/browser/testing/page-state.ts';
import { laboratoryReferral } from '../fixtures.ts';

const REFERRAL = 'GET /api/laboratory/referrals/{id}';

test.each([0, 1, 5, 10, 28, 60])(
  'the page of a referral names its last day once, %i days before it',
  async (days) => {
    const validUntil = addDays(helsinkiDay(new Date(SHOWN_AT)), days);
    const page = await openPage('/fi/laboratoriolahete/41', {
      answers: { [REFERRAL]: laboratoryReferral({ validUntil }) },
    });
    const [year, month, day] = validUntil.split('-').map(Number);
    await expect(page.getByRole('main').getByText(`${day}.${month}.${year}`)).toHaveCount(1);
  },
);
