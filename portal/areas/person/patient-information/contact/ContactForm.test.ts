import { describe, expect, test } from 'vitest';
import type { SessionState } from '#contract/session/session.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import type { Patient } from '../contact-contract.ts';
import { AINO, ELSA } from '../testing/fixtures.ts';

const ELSAS: Partial<SessionState> = {
  actingFor: { id: 'elsa', firstNames: ELSA.firstNames, lastName: ELSA.lastName },
};

/** The page, and the form's inputs with their attributes. */
async function inputsOf(patient: Patient, session: Partial<SessionState> = {}, query = '') {
  const { html } = await renderPage(`/en/my-information${query}`, {
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
  const input = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return { html, email: input('emailAddress'), phone: input('phoneNumber'), street: input('streetAddress') };
}

/** An address that leads to a field has the form rendered by the server. */
const AT_FIELD = '?anchor=information-emailAddress';

describe('the contact information', () => {
  test('is read as text until it is edited', async () => {
    const { html } = await inputsOf(AINO);
    expect(html).not.toContain('<input');
    for (const text of [
      'aino.virtanen@example.com',
      '+358401234501',
      'Fleminginkatu 12 A 4, 00530\u00a0Helsinki',
    ])
      expect(html).toContain(text);
    expect(html).toContain('aria-label="Edit contact info"');
    expect(html).not.toContain('Not provided');
  });

  test('says so where something is not known', async () => {
    const { html } = await inputsOf(ELSA, ELSAS);
    expect(html.match(/Not provided/g)).toHaveLength(2);
    expect(html).toContain('We do not have any guardian’s contact details yet.');
    expect(html).toContain('aria-label="Edit guardians"');
  });
});

describe('the contact form', () => {
  test('asks a guardian for no e-mail and phone of the child’s, and says whose they are', async () => {
    const { html, email, phone, street } = await inputsOf(ELSA, ELSAS, AT_FIELD);
    expect(html).toContain('Child’s own email');
    expect(html).toContain('Child’s own phone number');
    expect(html).toContain('We send appointment confirmations to you as the guardian.');
    for (const input of [email, phone]) {
      expect(input).not.toContain('required');
      // A browser would fill in the guardian's.
      expect(input).toContain('autoComplete="off"');
    }
    expect(street).toContain('required');
  });

  test('asks a patient for their own', async () => {
    const { html, email, phone } = await inputsOf(AINO, {}, AT_FIELD);
    expect(html).not.toContain('Child’s own');
    for (const input of [email, phone]) expect(input).toContain('required');
    expect(email).toContain('autoComplete="email"');
  });
});
