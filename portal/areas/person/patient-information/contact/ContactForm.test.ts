import { describe, test } from 'vitest';
import type { SessionState } from '#contract/session/session.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import type { Patient } from '../contact-contract.ts';
import { AINO, ELSA } from '../testing/fixtures.ts';

const ELSAS: Partial<SessionState> = {
  actingFor: { id: 'elsa', firstNames: ELSA.firstNames, lastName: ELSA.lastName },
};

const show = (patient: Patient, session: Partial<SessionState> = {}, query = '') =>
  openPage(`/en/my-information${query}`, {
    brand: 'pikkujatti',
    session,
    answers: {
      'GET /api/user': {
        patient,
        isMinor: patient === ELSA,
        isContactHidden: false,
        contactSavePath: '/api/user/contact-information',
        deletionRequestedAt: null,
      },
      'GET /api/user/guardians': { guardians: [], otherGuardians: [] },
      'GET /api/mfa': { type: 'enabled', phoneNumber: '+358401234501' },
      'GET /api/sessions': { sessions: [] },
    },
  });

/** An address that leads to a field has the form rendered by the server. */
const AT_FIELD = '?anchor=information-emailAddress';

describe('the contact information', () => {
  test('is read as text until it is edited', async () => {
    const page = await show(AINO);
    const contact = page.getByRole('region', { name: 'Contact info' });
    await expect(contact.getByRole('definition')).toHaveText([
      'aino.virtanen@example.com',
      '+358401234501',
      'Fleminginkatu 12 A 4, 00530 Helsinki',
      'Suomi',
    ]);
    await expect(contact.getByRole('button', { name: 'Edit contact info' })).toBeVisible();
    await expect(page.locator('input')).toHaveCount(0);
  });

  test('says so where something is not known', async () => {
    const page = await show(ELSA, ELSAS);
    await expect(page.getByText('Not provided')).toHaveCount(2);
    const guardians = page.getByRole('region', { name: 'Guardians' });
    await expect(guardians.getByText('We do not have any guardian’s contact details yet.')).toBeVisible();
    await expect(guardians.getByRole('button', { name: 'Edit guardians' })).toBeVisible();
  });
});

describe('the contact form', () => {
  test('asks a guardian for no e-mail and phone of the child’s, and says whose they are', async () => {
    const page = await show(ELSA, ELSAS, AT_FIELD);
    await expect(page.getByText('We send appointment confirmations to you as the guardian.')).toBeVisible();
    for (const name of ['Child’s own email', 'Child’s own phone number']) {
      const field = page.getByRole('textbox', { name });
      await expect(field).not.toHaveAttribute('aria-required', 'true');
      // A browser would fill in the guardian's.
      await expect(field).toHaveAttribute('autocomplete', 'off');
    }
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveAttribute(
      'aria-required',
      'true',
    );
  });

  test('asks a patient for their own', async () => {
    const page = await show(AINO, {}, AT_FIELD);
    await expect(page.getByText('Child’s own')).toHaveCount(0);
    for (const name of ['Email', 'Phone number'])
      await expect(page.getByRole('textbox', { name })).toHaveAttribute('aria-required', 'true');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  });
});
