import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { declined, prescription, requested } from '../fixtures.ts';

const key = 'GET /api/prescriptions/{ids}';
const mayRenew = { features: [...patientSession.features, 'canRenewPrescriptions'] };
const url = '/en/prescription-renewal/31,33';
const show = (prescriptions: object[], session: object = mayRenew) =>
  openPage(url, { answers: { [key]: { prescriptions } }, session });

describe('a renewal', () => {
  test('asks about each prescription, once about other medicines, and says that nothing is sent yet', async () => {
    const page = await show([prescription(), declined]);
    await expect(page.getByText('Nothing has been sent yet')).toBeVisible();
    for (const name of ['Kandesartaani 8 mg', 'Pantopratsoli 20 mg']) {
      const asked = page.getByRole('region', { name });
      await expect(asked.getByRole('textbox', { name: 'What do you use the medicine for?' })).toBeVisible();
      await expect(asked.getByRole('radiogroup', { name: 'Has the medicine run out?' })).toBeVisible();
      await expect(asked.getByRole('radiogroup', { name: 'Have you had side effects' })).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: 'What other medicines do you use?' })).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Send the renewal request for 2 prescriptions' }),
    ).toBeVisible();
    // Asked once the answer leads to it.
    await expect(page.getByText('How much of the medicine is left?')).toHaveCount(0);
    await expect(page.getByText('What side effects?')).toHaveCount(0);
  });

  test('of what was asked for already tells when, and asks about the others only', async () => {
    const page = await show([prescription(), requested]);
    await expect(page.getByRole('listitem', { name: 'Budesonidi ja formoteroli' })).toContainText(
      'Renewal request sent',
    );
    await expect(page.getByRole('textbox', { name: 'What do you use the medicine for?' })).toHaveCount(1);
    const none = await show([requested]);
    await expect(none.getByRole('form')).toHaveCount(0);
    await expect(none.getByText('Nothing has been sent yet')).toHaveCount(0);
  });

  test('is none of a child’s', async () => {
    const page = await show([prescription()], { features: [] });
    await expect(page.getByText('You can only request the renewal of your own prescriptions')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  test.each(['notFound', 'malformed'] as const)('of prescriptions that are %s says so', async (problem) => {
    const page = await openPage(url, { problems: { [key]: problem }, session: mayRenew });
    await expect(page.getByRole('heading', { name: 'Prescription was not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to prescriptions' })).toHaveAttribute(
      'href',
      '/en/prescriptions',
    );
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage(url, { problems: { [key]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
