import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const START = 'GET /api/workspace/start';
const TEAMS = [
  { id: 'occupational-health', name: 'Occupational health care team' },
  { id: 'nurses', name: 'Nurses' },
];
const show = (url: string, ...types: ('hr' | 'customer' | 'supervisor')[]) =>
  openPage(url, { answers: { [START]: { starts: types.map((type) => ({ type, teams: TEAMS })) } } });

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

  test('asks a professional for the patient, or is with the patient of a conversation', async () => {
    const page = await show('/en/workspace/new', 'customer', 'supervisor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New conversation with a patient');
    await expect(page.getByRole('textbox', { name: /patient’s personal identity code/ })).toBeVisible();
    await expect(page.getByText(/if the matter is urgent, call them/)).toBeVisible();
    const known = await show('/en/workspace/new?about=41', 'customer', 'supervisor');
    await expect(known.getByRole('heading', { level: 1 })).toHaveText('New conversation with a patient');
    await expect(known.getByRole('textbox', { name: /personal identity code/ })).toHaveCount(0);
  });

  test('is a supervisor’s about the patient of a conversation', async () => {
    const page = await show('/en/workspace/new?about=41&as=supervisor', 'customer', 'supervisor');
    await expect(page.getByText(/The patient can read the conversation/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /personal identity code/ })).toHaveCount(0);
  });

  test('is for those who answer patients, and HR users', async () => {
    const page = await openPage('/en/workspace/new', { problems: { [START]: 'forbidden' } });
    await expect(
      page.getByText('Professionals and HR users of an employer can start a conversation.'),
    ).toBeVisible();
  });
});
