import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const START = 'GET /api/workspace/start';
const TEAMS = [
  { id: 'occupational-health', name: 'Occupational health care team' },
  { id: 'nurses', name: 'Nurses' },
];
const show = (url: string, type: 'hr' | 'supervisor') =>
  openPage(url, { answers: { [START]: { type, teams: TEAMS } } });

describe('starting a conversation in the workspace', () => {
  test('asks an HR user for the employee, the recipient and the message', async () => {
    const page = await show('/en/workspace/new', 'hr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New conversation about an employee');
    await expect(page.getByRole('textbox', { name: /personal identity code/ })).toBeVisible();
    await expect(
      page.getByText(/The employee and the professionals who care for them can read/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the message' })).toBeVisible();
  });

  test('is a supervisor’s about the patient of a conversation', async () => {
    const page = await show('/en/workspace/new?about=41', 'supervisor');
    await expect(page.getByText(/The patient can read the conversation/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /personal identity code/ })).toHaveCount(0);
    const without = await show('/en/workspace/new', 'supervisor');
    await expect(
      without.getByText('To start a conversation about a patient, open one of theirs.'),
    ).toBeVisible();
  });

  test('is for HR users and supervisors', async () => {
    const page = await openPage('/en/workspace/new', { problems: { [START]: 'forbidden' } });
    await expect(
      page.getByText('HR users of an employer and supervisors can start a conversation.'),
    ).toBeVisible();
  });
});
