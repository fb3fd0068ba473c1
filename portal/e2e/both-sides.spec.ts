import type { Browser, Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import { openingAt } from '#contract/time/service-hours.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  now,
  originOf,
  PHONE,
  signIn,
  test,
} from './fixtures.ts';
import { expectFocusAtHeading } from './steps.ts';
import { type Text, textsIn } from './texts.ts';

// One patient, of whom there is one draft of a new conversation at a time.
test.describe.configure({ mode: 'default' });

const PATIENT = 'Päivi Marjatta Aalto';
const MEMBER = 'Janne Petteri Koskinen';
const PRIVATE = 'Aino Maria Virtanen';
const SUBSTITUTE = 'Ilona Katariina Heikkinen';
const FILE = {
  name: 'mittaukset.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('120/80, 125/82, 118/79'),
};

/** Somebody's browser of their own, as on another device. */
async function deviceOf(browser: Browser, name: string, path: string, lang: Language = 'fi'): Promise<Page> {
  const context = await browser.newContext({ baseURL: originOf('kaari'), viewport: PHONE, locale: lang });
  const page = await context.newPage();
  await signIn(page, name, path);
  await hydrated(page);
  return page;
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
}

/** Says aloud what has become of a press. */
async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
}

/** Writes a new conversation, and leaves it unsent. */
async function write(page: Page, t: Text, team: string, subject: string, message: string): Promise<void> {
  await page.getByRole('radio', { name: team }).press('Space');
  await page.getByLabel(t('conversations.new.subject'), { exact: true }).fill(subject);
  await page.getByLabel(t('conversations.new.message'), { exact: true }).fill(message);
}

test('a patient writes, the substitute of a nurse on leave answers with a questionnaire, and closes the conversation', async ({
  browser,
}) => {
  // Two people at three devices, and axe at each step.
  test.setTimeout(300_000);
  const t = textsIn('fi');
  const subject = `Verenpaine ${Date.now()}`;
  const words = 'Mittasin verenpaineeni kolmena aamuna. Ovatko lukemat hyvät?';
  const beginning = href('conversation-new', {}, 'fi');

  // Written at one device, with a file, and left there.
  const desk = await deviceOf(browser, PATIENT, beginning);
  await expectGood(desk);
  // Timo Rantanen alone is a nurse here, and he is on leave.
  await write(desk, t, 'Sairaanhoitajat', subject, words);
  await desk.locator('input[type="file"]').setInputFiles(FILE);
  await expect(desk.getByRole('status').filter({ hasText: t('attachments.status.clean') })).toHaveCount(1);
  await expect(desk.getByText(/Luonnos tallennettu/)).toBeVisible();
  await expectGood(desk);
  await desk.context().close();

  // Found at another, and sent with a double press.
  const phone = await deviceOf(browser, PATIENT, beginning);
  await expect(phone.getByLabel(t('conversations.new.message'), { exact: true })).toHaveValue(words);
  await expect(phone.getByLabel(t('conversations.new.subject'), { exact: true })).toHaveValue(subject);
  await expect(phone.getByText(FILE.name).first()).toBeVisible();
  await phone.getByRole('button', { name: t('conversations.new.send') }).dblclick();
  await expect(phone).toHaveURL(/\/fi\/viestit\/\d+$/);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(phone.getByText(FILE.name).first()).toBeVisible();
  await expectGood(phone);
  await phone.getByRole('link', { name: t('conversations.all') }).press('Enter');
  await expectFocusAtHeading(phone);
  await expect(phone.getByRole('link', { name: subject })).toHaveCount(1);
  await phone.getByRole('link', { name: subject }).press('Enter');
  await expectFocusAtHeading(phone);

  // The substitute finds it among the substitutions, and takes it by a key.
  const work = await deviceOf(browser, SUBSTITUTE, href('workspace', {}, 'fi'));
  await expectGood(work);
  await work
    .getByRole('link', { name: t('workspace.categories.substitutions') })
    .first()
    .press('Enter');
  await work.getByRole('link', { name: subject }).press('Enter');
  await expectFocusAtHeading(work);
  await expect(work.getByText(words).first()).toBeVisible();
  await expectGood(work);
  await work.keyboard.press('a');
  await expectSaid(work, t('workspace.results.mine'));
  await work.getByRole('combobox', { name: t('workspace.reply.questionnaire') }).click();
  await work.getByRole('option', { name: 'Uni ja palautuminen' }).click();
  const answer = 'Lukemat ovat hyvät. Kerro vielä unestasi.';
  await work.getByRole('textbox', { name: t('workspace.reply.label') }).fill(answer);
  await work.getByRole('button', { name: t('workspace.reply.send') }).press('Enter');
  await expectSaid(work, t('workspace.reply.sent'));
  await expectGood(work);

  // The patient reads it, fills the questionnaire in and answers.
  await phone.reload();
  await hydrated(phone);
  await expect(phone.getByText(answer).first()).toBeVisible();
  await expect(phone.getByText(t('conversations.thread.firstUnread'))).toBeVisible();
  await expectGood(phone);
  await phone.getByRole('link', { name: t('conversations.thread.questionnaire.answer') }).press('Enter');
  await expectFocusAtHeading(phone);
  await phone.getByLabel('Kuinka monta tuntia nukut').fill('7');
  const choose = (question: string, choice: string) =>
    phone.getByRole('radiogroup', { name: question }).getByLabel(choice).press('Space');
  await choose('Kuinka usein sinun on vaikea nukahtaa?', 'En koskaan');
  await choose('Kuinka usein olet väsynyt', '1–2 kertaa viikossa');
  await choose('Palaudutko työpäivästä', t('questionnaires.choice.false'));
  await phone.getByLabel('Mikä vaikeuttaa palautumista?').fill('Vaihtuvat vuorot');
  await phone.getByRole('button', { name: t('questionnaires.form.send') }).press('Enter');
  await expect(phone.getByText(t('questionnaires.sent.title'))).toBeVisible();
  await expectGood(phone);
  const conversation = new URL(work.url()).pathname.split('/').at(-1) ?? '';
  await phone.goto(href('conversation', { id: Number(conversation) }, 'fi'));
  await hydrated(phone);
  await expect(
    phone.getByRole('link', { name: t('conversations.thread.questionnaire.answers') }),
  ).toBeVisible();
  const reply = phone.getByRole('textbox', { name: t('conversations.reply.label') });
  await reply.fill('Kiitos, vastasin kyselyyn.');
  await phone.getByRole('button', { name: t('conversations.reply.send'), exact: true }).press('Enter');
  await expect(phone.getByRole('status').filter({ hasText: t('conversations.reply.sent') })).toHaveCount(1);
  await expect(reply).toBeFocused();

  // The substitute sees that it was filled in, and closes the conversation.
  await work.reload();
  await hydrated(work);
  await expect(work.getByText('Kiitos, vastasin kyselyyn.').first()).toBeVisible();
  await expect(work.getByText(t('workspace.questionnaire.answered'), { exact: true }).first()).toBeVisible();
  await work.getByRole('combobox', { name: t('workspace.closing.reason') }).click();
  await work.getByRole('option', { name: t('workspace.closing.reasons.answered') }).click();
  await work.getByRole('button', { name: t('workspace.closing.close') }).press('Enter');
  await expectSaid(work, t('workspace.results.closed'));
  await expectGood(work);

  await phone.reload();
  await hydrated(phone);
  await expect(phone.getByText(t('conversations.closed.reasons.answered')).first()).toBeVisible();
  await expect(phone.getByRole('textbox', { name: t('conversations.reply.label') })).toHaveCount(0);
  await expectGood(phone);
  await work.context().close();
  await phone.context().close();
});

for (const { lang, team, subject } of [
  { lang: 'sv', team: 'Kundtjänst', subject: 'Intyg' },
  { lang: 'en', team: 'Customer service', subject: 'Certificate' },
] as const) {
  test(`both sides write in one conversation until it is closed, by keyboard, ${lang}`, async ({
    browser,
  }) => {
    // Two people at two devices, and axe at each step.
    test.setTimeout(180_000);
    const t = textsIn(lang);
    const own = `${subject} ${Date.now()}`;
    const page = await deviceOf(browser, PATIENT, href('conversation-list', {}, lang), lang);
    await expectGood(page);
    await page.getByRole('link', { name: t('conversations.newLink') }).press('Enter');
    await expectFocusAtHeading(page);
    await write(page, t, team, own, '120/80');
    await expectGood(page);
    await page.getByRole('button', { name: t('conversations.new.send') }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own);
    const reply = page.getByRole('textbox', { name: t('conversations.reply.label') });
    await reply.fill('125/82');
    await page.getByRole('button', { name: t('conversations.reply.send'), exact: true }).press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '125/82' })).toHaveCount(1);
    await expectGood(page);

    // The substitute takes it by a key, answers and closes it.
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const work = await deviceOf(browser, SUBSTITUTE, href('workspace-thread', { id }, lang), lang);
    await expect(work.getByText('125/82').first()).toBeVisible();
    await work.keyboard.press('a');
    await expectSaid(work, t('workspace.results.mine'));
    await work.getByRole('textbox', { name: t('workspace.reply.label') }).fill('OK, 118/79?');
    await work.getByRole('button', { name: t('workspace.reply.send') }).press('Enter');
    await expectSaid(work, t('workspace.reply.sent'));
    await work.getByRole('combobox', { name: t('workspace.closing.reason') }).click();
    await work.getByRole('option', { name: t('workspace.closing.reasons.answered') }).click();
    await work.getByRole('button', { name: t('workspace.closing.close') }).press('Enter');
    await expectSaid(work, t('workspace.results.closed'));
    await expectGood(work);

    await page.reload();
    await hydrated(page);
    await expect(page.getByText('OK, 118/79?').first()).toBeVisible();
    await expect(page.getByText(t('conversations.closed.reasons.answered')).first()).toBeVisible();
    await expectGood(page);
    await work.context().close();
    await page.context().close();
  });
}

test('a professional adds a questionnaire from a file, and starts a conversation with a patient', async ({
  browser,
}) => {
  const t = textsIn('fi');
  const work = await deviceOf(browser, SUBSTITUTE, href('workspace', {}, 'fi'));
  await work.getByRole('link', { name: t('workspace.questionnaires.title') }).press('Enter');
  await expectFocusAtHeading(work);
  await expectGood(work);
  const title = `Vointi ${Date.now()}`;
  const file = (changes: object) => ({
    name: 'vointi.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        resourceType: 'Questionnaire',
        url: `https://clinic.example/${encodeURIComponent(title)}`,
        version: '1',
        status: 'active',
        title,
        item: [
          { linkId: 'pain', type: 'integer', text: 'Kuinka kova kipu on?' },
          {
            linkId: 'g',
            type: 'group',
            text: 'Kipu',
            enableWhen: [{ question: 'pain', operator: '>', answerInteger: 5 }],
            item: [{ linkId: 'where', type: 'string', text: 'Missä?' }],
          },
        ],
        ...changes,
      }),
    ),
  });
  const input = work.getByLabel(t('workspace.questionnaires.file.label'));
  await input.setInputFiles(file({ version: undefined }));
  await expectSaid(work, t('workspace.questionnaires.faults.noVersion'));
  await expectGood(work);
  await input.setInputFiles(file({}));
  await work.getByLabel('Kuinka kova kipu on?').fill('5');
  await expect(work.getByLabel('Missä?')).toHaveCount(0);
  await work.getByLabel('Kuinka kova kipu on?').fill('7');
  await expect(work.getByLabel('Missä?')).toBeVisible();
  await expectGood(work);
  await work.getByRole('button', { name: t('workspace.questionnaires.preview.add') }).press('Enter');
  await expect(
    work.getByRole('status').filter({ hasText: t('workspace.questionnaires.added', { title }) }),
  ).toBeVisible();

  await work.goto(href('workspace-start', {}, 'fi'));
  await hydrated(work);
  await expectGood(work);
  await work.getByLabel(t('workspace.start.identityCode.customer')).fill('010101-123N');
  await work.getByRole('combobox', { name: t('workspace.start.ownTeam') }).click();
  await work.getByRole('option').first().click();
  await work.getByLabel(t('workspace.start.subject'), { exact: true }).fill('Tulokset');
  await work.getByLabel(t('workspace.start.text'), { exact: true }).fill('Kaikki hyvin.');
  await work.getByRole('button', { name: t('workspace.start.send') }).press('Enter');
  await expect(work.getByText(t('workspace.start.noPatient')).first()).toBeVisible();
  await work.context().close();
});

test('a nurse’s message in a chat is there at once, without the page being asked', async ({ browser }) => {
  const t = textsIn('fi');
  const page = await deviceOf(browser, MEMBER, href('finnair-chat-page', {}, 'fi'));
  await expectGood(page);
  const first = page.getByRole('textbox', { name: t('chats.form.message') });
  // At some of the moments at which this is repeated nobody answers.
  if (!openingAt('chat', now()).isOpen) {
    await expect(page.getByText(t('chats.closed.title'))).toBeVisible();
    await expect(first).toHaveCount(0);
    await page.context().close();
    return;
  }
  await first.fill('Minulla on kuumetta.');
  await page.getByRole('button', { name: t('chats.form.send') }).press('Enter');
  await expect(page).toHaveURL(/\/fi\/viestit\/\d+$/);
  await expectFocusAtHeading(page);
  await expect(page.getByText('Minulla on kuumetta.').first()).toBeVisible();
  await expectGood(page);

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const work = await deviceOf(browser, SUBSTITUTE, href('workspace-thread', { id }, 'fi'));
  await work.getByRole('textbox', { name: t('workspace.reply.label') }).fill('Kuinka korkea kuume on?');
  await work.getByRole('button', { name: t('workspace.reply.send') }).press('Enter');
  // Sooner than the page would ask by itself.
  await expect(page.getByText('Kuinka korkea kuume on?').first()).toBeVisible({ timeout: 8_000 });
  await expect(
    page.getByRole('status').filter({ hasText: t('conversations.arrived', { count: 1 }) }),
  ).toHaveCount(1);
  await work.context().close();
  await page.context().close();
});

test('a private customer finds the doctors’ chat among the messages, writes, and is answered', async ({
  browser,
}) => {
  const t = textsIn('fi');
  const page = await deviceOf(browser, PRIVATE, href('conversation-list', {}, 'fi'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('conversations.doctorChat') })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lääkärin chat' })).toBeVisible();
  await expectFocusAtHeading(page);
  await expectGood(page);
  const first = page.getByRole('textbox', { name: t('chats.form.message') });
  if (!openingAt('chat', now()).isOpen) {
    await expect(page.getByText(t('chats.closed.title'))).toBeVisible();
    await expect(first).toHaveCount(0);
    await page.context().close();
    return;
  }
  await first.fill('Kurkku on ollut kipeä viikon.');
  await page.getByRole('button', { name: t('chats.form.send') }).press('Enter');
  await expect(page).toHaveURL(/\/fi\/viestit\/\d+$/);
  await expect(page.getByText('Lääkäri vastaa heti').first()).toBeVisible();
  await expectGood(page);

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const work = await deviceOf(browser, SUBSTITUTE, href('workspace-thread', { id }, 'fi'));
  await work.getByRole('textbox', { name: t('workspace.reply.label') }).fill('Onko sinulla kuumetta?');
  await work.getByRole('button', { name: t('workspace.reply.send') }).press('Enter');
  await expect(page.getByText('Onko sinulla kuumetta?').first()).toBeVisible({ timeout: 8_000 });
  await work.context().close();
  await page.context().close();
});
