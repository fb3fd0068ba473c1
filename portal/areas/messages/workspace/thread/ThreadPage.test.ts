import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { filesAlone, renewals, thread } from '../fixtures.ts';

const THREAD = 'GET /api/workspace/threads/{id}';
const show = (more: object = {}) => openPage('/en/workspace/41', { answers: { [THREAD]: thread(more) } });

describe('a conversation in the workspace', () => {
  test('has its messages, the notes beside them, and what is done with it', async () => {
    const page = await show();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verenpainelääkkeen vaihto');
    await expect(page.getByText(/huimausta/)).toBeVisible();
    await expect(page.getByText('Lääkäri arvioi annoksen huomenna.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the message' })).toBeVisible();
    await expect(page.getByText('Questionnaire: Verenpaineen omaseuranta')).toBeVisible();
  });

  test('says of a deleted message who deleted it and why, and shows it no more', async () => {
    const page = await show();
    await expect(page.getByText(/This message has been deleted. Deleted by: Timo Rantanen/)).toBeVisible();
    await expect(page.getByText(/Lähetetty väärään keskusteluun/)).toBeVisible();
  });

  test('has the files of a message, and says of those that cannot be opened why', async () => {
    const page = await show({ messages: [filesAlone] });
    const files = page.getByRole('list', { name: 'Attachments' });
    await expect(files.getByRole('button', { name: 'verenpaineet.pdf (184 kB)' })).toBeVisible();
    await expect(files.getByRole('button')).toHaveCount(1);
    await expect(files.getByText('The attachment is being checked.')).toBeVisible();
    await expect(files.getByText('The attachment contained malware, so it cannot be opened.')).toBeVisible();
  });

  test('of somebody else names who answers it, to be taken over', async () => {
    const page = await show({ assignee: { id: 2, name: 'Timo Rantanen' } });
    await expect(
      page.getByRole('button', { name: 'Take over, answered now by: Timo Rantanen' }),
    ).toBeVisible();
  });

  test('that is closed says why, takes no answer, and can be opened again', async () => {
    const closed = { at: '2026-11-20T09:00:00.000Z', by: 'Ilona Heikkinen', reason: 'visitNeeded' };
    const page = await show({ isActive: false, closed });
    await expect(page.getByText('Reason: The matter needs a visit')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the message' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Reopen the conversation' })).toBeVisible();
  });

  test('has for HR neither notes nor what only professionals do', async () => {
    const page = await show({ notes: [], colleagues: [], me: { id: 9, name: 'Päivi Aalto', isHr: true } });
    await expect(page.getByText('Internal notes')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close the conversation' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send the message' })).toBeVisible();
  });

  test('with requests to renew has them with who decides, who hands them on', async () => {
    const doctor = await show({ renewals });
    const asked = doctor.getByRole('region', { name: 'Prescription renewal' });
    await expect(asked.getByText('Waiting for a decision')).toHaveCount(2);
    await expect(asked.getByText('Prescription not renewed')).toBeVisible();
    await expect(asked.getByRole('button', { name: 'Send the decision to the patient' })).toBeVisible();
    const nurse = { id: 2, name: 'Timo Rantanen', isHr: false, mayPrescribe: false, isSupervisor: false };
    const page = await show({ renewals, me: nurse });
    await expect(page.getByRole('button', { name: 'Send the decision to the patient' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hand on to the doctor' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Prescription renewal' })).toContainText('Ilona Heikkinen');
  });

  test('that is the reader’s own can be released', async () => {
    const page = await show({ assignee: { id: 1, name: 'Ilona Heikkinen' } });
    await expect(page.getByRole('button', { name: 'Release the conversation' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0);
  });

  test('that is not there, or of somebody else by now, says so', async () => {
    const page = await openPage('/en/workspace/41', { problems: { [THREAD]: 'notFound' } });
    await expect(page.getByText('Conversation not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
      'href',
      '/en/workspace',
    );
  });
});
