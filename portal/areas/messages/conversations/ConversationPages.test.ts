import { describe, test } from 'vitest';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession, publicBrandOf } from '#shell/browser/testing/page-state.ts';
import {
  answerOf,
  deletedMessage,
  manyMessages,
  message,
  ownMessage,
  thread,
  threads,
  wholeThread,
} from './fixtures.ts';

const READ = 'GET /api/customer-messaging';
const session = {
  ...patientSession,
  healthCareType: 'occupational' as const,
  features: ['customer-messaging-enabled', 'customer-messaging-allowed'],
};
const open = (url: string, data?: object) =>
  openPage(url, { session, ...(data && { answers: { [READ]: answerOf(data) } }) });
const listOf = (...all: readonly object[]) => ({ threads: all, threadCount: all.length });
const resting = { messagingStatus: 'maintenance-mode', threads: [], thread: null, recipients: [] };

describe('the list of conversations', () => {
  test.each([
    ['/fi/viestit', 'Pitkittynyt yskä', 'Timo Rantanen: Hei! Kuinka kauan'],
    ['/sv/meddelanden', 'Begäran om receptförnyelse', 'Ilona Heikkinen: Reseptisi on uusittu.'],
    ['/en/conversations', 'Prescription renewal request', 'You: Kiitos, odotan vastausta.'],
  ])('%s leads to each, with the beginning of its latest message', async (url, title, words) => {
    const page = await open(url, { ...listOf(...threads), unreadCount: 2 });
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', /\/[57]$/);
    await expect(main).toContainText(words);
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('says what is new, closed or begun, and counts it in the title of the document', async () => {
    const page = await open('/fi/viestit', { ...listOf(...threads), unreadCount: 2 });
    const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row('Pitkittynyt yskä')).toContainText('2 uutta');
    await expect(row('Rokotukset')).toContainText('Suljettu');
    await expect(row('Todistus')).toContainText('Luonnos');
    await expect(page.getByText('2 uutta viestiä')).toBeVisible();
    expect(await page.title()).toBe('(2) Viestit – Kaari');
  });

  test('starts a new one where the patient may, and says what messages are not for', async () => {
    const page = await open('/fi/viestit', listOf(thread()));
    await expect(page.getByRole('link', { name: 'Aloita uusi keskustelu' })).toHaveAttribute(
      'href',
      '/fi/viestit/uusi',
    );
    await expect(page.getByRole('link', { name: '116117' })).toBeVisible();
    const other = await openPage('/fi/viestit', {
      session: { ...session, features: ['customer-messaging-enabled'] },
      answers: { [READ]: answerOf(listOf(thread())) },
    });
    await expect(other.getByRole('link', { name: 'Aloita uusi keskustelu' })).toHaveCount(0);
  });

  test('offers the rest where there are more than ten', async () => {
    const page = await open('/en/conversations', {
      threads: Array.from({ length: 10 }, (_, nth) => thread({ id: String(nth + 1) })),
      threadCount: 1000,
    });
    await expect(page.getByRole('button', { name: 'Show more conversations' })).toBeVisible();
    await expect(page.getByText('Showing 10 / 1,000')).toBeVisible();
  });

  test('says that there is none, that it failed, is on its way or out of use', async () => {
    const empty = await open('/en/conversations', listOf());
    await expect(empty.getByRole('heading', { name: 'No messages' })).toBeVisible();
    const failed = await openPage('/en/conversations', { session, problems: { [READ]: 'unexpected' } });
    await expect(failed.getByText('Failed to fetch conversations. Please try again later.')).toBeVisible();
    const loading = await open('/fi/viestit');
    await expect(loading.getByRole('main').getByText('Ladataan keskusteluja')).toHaveCount(1);
    const closed = await open('/en/conversations', resting);
    await expect(closed.getByText('Messaging is currently offline!')).toBeVisible();
  });
});

describe('a conversation', () => {
  const show = (changes: Parameters<typeof wholeThread>[0] = {}, url = '/fi/viestit/7') =>
    open(url, { thread: wholeThread(changes) });

  test('has its messages in order, the newest last, by name and time', async () => {
    const page = await show();
    const messages = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Sinä|Rantanen/ });
    await expect(messages).toHaveText([
      /Sinä.*18.40.*Yskä ei ole mennyt ohi/s,
      /Timo Rantanen, sairaanhoitaja.*9.12.*Kuinka kauan/s,
      /Kaksi viikkoa/,
      /Kysely: Hengitystieoireet/,
      /pef-mittaus.pdf/,
    ]);
    await expect(messages.first()).toContainText('Luettu');
    await expect(messages.last()).toContainText('Lähetetty');
    await expect(page.getByRole('heading', { level: 1, name: 'Pitkittynyt yskä' })).toBeVisible();
  });

  test('names another guardian who has written', async () => {
    const henrik = { type: 'customer', name: 'Henrik Lindström', title: null } as const;
    const messages = [ownMessage(), ownMessage({ id: '13', author: henrik, content: 'Yskä jatkuu.' })];
    const page = await show({ messages });
    const written = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /jatkuu|mennyt ohi/ });
    await expect(written).toHaveText([/Sinä.*mennyt ohi/s, /Henrik Lindström.*Yskä jatkuu/s]);
  });

  test('leads to a questionnaire that a message asks to answer, and to its answers later', async () => {
    const page = await show();
    await expect(page.getByRole('link', { name: 'Vastaa kyselyyn' })).toHaveAttribute(
      'href',
      '/fi/kyselyt/21',
    );
    const questionnaireInvitation = { id: '21', title: 'Uni', answeredAt: '2026-11-20T09:00:00.000Z' };
    const later = await show({ messages: [message({ questionnaireInvitation })] });
    await expect(later.getByRole('link', { name: 'Katso vastauksesi' })).toHaveAttribute(
      'href',
      '/fi/kyselyt/21/vastaukset',
    );
  });

  test('says of a deleted message who deleted it, when and why', async () => {
    const page = await show({ messages: [deletedMessage] }, '/en/conversations/7');
    const gone = page.getByRole('listitem').filter({ hasText: 'This message has been deleted.' });
    await expect(gone).toContainText('Deleted by: Timo Rantanen');
    await expect(gone).toContainText('Reason: Viesti oli tarkoitettu toiselle potilaalle.');
    await expect(gone.getByRole('time').last()).toHaveAttribute('datetime', deletedMessage.deletedAt ?? '');
  });

  test('marks where the new messages begin', async () => {
    const page = await show({
      unreadCount: 1,
      messages: [ownMessage(), message({ isRead: false })],
    });
    await expect(page.getByText('Uudet viestit', { exact: true })).toBeVisible();
  });

  test('says by which business day the clinic answers, and that it is late', async () => {
    const page = await show({ messages: [ownMessage({ created: '2026-11-20T13:11:00.000Z' })] });
    await expect(page.getByText('Vastaamme viimeistään')).toContainText('ke 25.11.2026');
    const late = await show({ messages: [ownMessage({ created: '2026-11-12T13:11:00.000Z' })] });
    await expect(late.getByText('Pahoittelut, vastauksemme on myöhässä.')).toBeVisible();
    const answered = await show({ messages: [ownMessage(), message()] });
    await expect(answered.getByText('Vastaamme viimeistään')).toHaveCount(0);
  });

  test('that is closed says why and goes on in a new one', async () => {
    const page = await show({
      isActive: false,
      closedAt: '2026-11-20T09:00:00.000Z',
      closeReason: 'visitNeeded',
    });
    await expect(page.getByText('Asiasi vaatii käynnin toimipisteessä.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Jatka uudessa keskustelussa' })).toHaveAttribute(
      'href',
      '/fi/viestit/uusi?thread=7',
    );
    await expect(page.getByRole('textbox', { name: 'Vastaus' })).toHaveCount(0);
  });

  test('shows what was begun on another device, and when', async () => {
    const page = await show({ draft: { content: 'Kuume nousi', updatedAt: '2026-11-20T18:00:00.000Z' } });
    await expect(page.getByRole('textbox', { name: 'Vastaus' })).toHaveValue('Kuume nousi');
    await expect(page.getByText('Jatka siitä, mihin jäit.')).toBeVisible();
  });

  test('draws the latest fifty of two thousand messages', async () => {
    const page = await show({ messages: manyMessages(2000).slice(-50), messageCount: 2000 });
    await expect(page.getByRole('button', { name: 'Näytä 50 vanhempaa viestiä' })).toBeVisible();
  });

  test('says that it is not found, failed or out of use', async () => {
    const missing = await openPage('/en/conversations/7', { session, problems: { [READ]: 'notFound' } });
    await expect(missing.getByRole('heading', { name: 'The conversation was not found.' })).toBeVisible();
    const failed = await openPage('/en/conversations/7', { session, problems: { [READ]: 'unexpected' } });
    await expect(failed.getByText('Failed to fetch messages. Please try again later.')).toBeVisible();
    const closed = await open('/en/conversations/7', resting);
    await expect(closed.getByText('Messaging is currently offline!')).toBeVisible();
  });
});

describe('a new conversation', () => {
  test('asks to whom, about what, and says when the answer comes', async () => {
    const page = await open('/fi/viestit/uusi', {});
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Otsikko' })).toBeVisible();
    await expect(page.getByText('0 / 70')).toBeVisible();
    await expect(page.getByText('saat vastauksen viimeistään')).toContainText('ke 25.11.2026');
    await expect(page.getByRole('link', { name: '112', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lähetä viesti' })).toBeDisabled();
  });

  test('goes on from a closed one with its subject and recipient', async () => {
    const page = await open('/fi/viestit/uusi?thread=7', { thread: wholeThread({ isActive: false }) });
    await expect(page.getByRole('textbox', { name: 'Otsikko' })).toHaveValue('Pitkittynyt yskä');
    await expect(page.getByRole('radio', { name: 'Työterveyshoitajat' })).toBeChecked();
    await expect(page.getByText('Jatkat suljettua keskustelua')).toBeVisible();
  });

  test('begins with what of the record it is about', async () => {
    const page = await open('/sv/meddelanden/ny?about=laboratory&date=2026-11-18', {});
    await expect(page.getByRole('textbox', { name: 'Rubrik' })).toHaveValue('Laboratorieresultat 18.11.2026');
  });

  test('shows what was begun on another device', async () => {
    const draft = {
      title: 'Selkä',
      content: 'Kipu alkoi',
      recipientId: 'physiotherapy',
      updatedAt: '2026-11-20T18:00:00.000Z',
    };
    const page = await open('/fi/viestit/uusi', { draft });
    await expect(page.getByRole('textbox', { name: 'Viesti' })).toHaveValue('Kipu alkoi');
    await expect(page.getByRole('radio', { name: 'Työfysioterapeutit' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Lähetä viesti' })).toBeEnabled();
  });

  test('is no form where the patient may not start one, nobody is there, or messages rest', async () => {
    const other = await openPage('/fi/viestit/uusi', {
      session: { ...session, features: ['customer-messaging-enabled'] },
      answers: { [READ]: answerOf({}) },
    });
    await expect(other.getByText('Et voi aloittaa uutta keskustelua täällä')).toBeVisible();
    const nobody = await open('/fi/viestit/uusi', { recipients: [] });
    await expect(nobody.getByText('Kukaan ei ota juuri nyt vastaan uusia viestejä.')).toBeVisible();
    const closed = await open('/fi/viestit/uusi', resting);
    await expect(closed.getByText('Viestit ovat tilapäisesti poissa käytöstä.')).toBeVisible();
    for (const page of [other, nobody, closed]) await expect(page.getByRole('form')).toHaveCount(0);
  });

  test('tells a guardian that none begins here on behalf of a child', async () => {
    const page = await openPage('/fi/viestit/uusi', {
      session: {
        ...session,
        features: ['customer-messaging-enabled'],
        actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' },
      },
      answers: { [READ]: answerOf({}) },
    });
    await expect(page.getByText('Lapsen puolesta et voi aloittaa keskustelua täällä.')).toBeVisible();
  });
});

describe('the front page', () => {
  const all = { name: 'Show all conversations' };

  test('has a block of conversations before the appointments, where there are some', async () => {
    const page = await open('/en', listOf(...threads));
    const blocks = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const place = blocks.indexOf('Messages');
    expect(place).toBeGreaterThanOrEqual(0);
    expect(blocks.slice(place + 1)).toContain('Visits');
    await expect(page.getByRole('link', all)).toHaveAttribute('href', '/en/conversations');
  });

  test('has none where there is nothing, and says where they could not be shown', async () => {
    const empty = await open('/en', listOf());
    await expect(empty.getByRole('link', all)).toHaveCount(0);
    const failed = await openPage('/en', { session, problems: { [READ]: 'unexpected' } });
    await expect(failed.getByText('We could not show the conversations')).toBeVisible();
    const without = await openPage('/en', { answers: { [READ]: answerOf(listOf(thread())) } });
    await expect(without.getByRole('link', all)).toHaveCount(0);
  });
});

test('Pikkujätti has no conversations', async () => {
  const brand = publicBrandOf('pikkujatti');
  for (const key of ['conversation-list', 'conversation', 'conversation-new'] as const)
    expect(hasPage(brand, key)).toBe(false);
  const page = await openPage('/fi', { brand: 'pikkujatti', session: { features: [...brand.features] } });
  await expect(page.getByRole('link', { name: 'Viestit' })).toHaveCount(0);
});
