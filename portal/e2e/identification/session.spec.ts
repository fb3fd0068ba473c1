import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import type { Running } from '#shell/server/reliability/processes.ts';
import { freeTime, smsTo } from '../api.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  identify,
  now,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { coverOfFocus } from '../focus-cover.ts';
import { pressOn } from '../keyboard.ts';
import { CODE_MINUTES, SHORT_PORT, startShortSessions, WARNINGS } from '../short-sessions.ts';
import { nameOf, type Setting } from '../steps.ts';
import { type Text, textsIn } from '../texts.ts';

let portal: Running;
test.beforeAll(async () => {
  portal = await startShortSessions();
});
test.afterAll(() => portal?.stop());

interface Journey extends Setting {
  readonly person: string;
  readonly byKeyboard: boolean;
  readonly day: number;
  /** The number that the patient verifies. */
  readonly phone: string;
}

// People whom no other journey logs out or gives a number: that would end these sessions. Who books for themselves in a
// brand for children is thirteen.
const JOURNEYS: readonly Journey[] = [
  {
    brand: 'kaari',
    lang: 'fi',
    size: DESKTOP,
    byKeyboard: false,
    person: 'Ilona Katariina Heikkinen',
    day: 33,
    phone: '+358401230021',
  },
  {
    brand: 'kaari',
    lang: 'sv',
    size: PHONE,
    byKeyboard: true,
    person: 'Päivi Marjatta Aalto',
    day: 32,
    phone: '+358401230022',
  },
  {
    brand: 'pikkujatti',
    lang: 'en',
    size: PHONE,
    byKeyboard: true,
    person: 'Viktor Karl Lindström',
    day: 34,
    phone: '+358401230024',
  },
];

for (const journey of JOURNEYS) {
  const { brand, lang, size, person, byKeyboard, day, phone } = journey;
  const hand = byKeyboard ? 'keyboard' : 'pointer';
  test(`a session is warned of, stayed in, and come back to by ${hand}: ${nameOf(journey)}`, async ({
    page,
    context,
  }) => {
    const t = textsIn(lang, brandOf(brand));
    await page.setViewportSize(size);
    await signIn(page, person, `/${lang}`, brand);
    await verifyNumber(page, phone);

    const time = await freeTime(brand, day);
    const address = `${originOf(brand, SHORT_PORT)}${href('reserve-appointment', { id: String(time.id) }, lang)}`;
    const other = await context.newPage();
    await other.goto(`${originOf(brand, SHORT_PORT)}${href('appointment-list', {}, lang)}`);
    await page.goto(address);
    await hydrated(page);
    await page.bringToFront();
    const email = page.getByLabel(t('contact.email'), { exact: true });
    await email.fill('half.written@example.com');

    // Warned in both tabs; staying in one removes the warning in the other.
    const stay = page.getByRole('button', { name: t('shell.ending.stay') });
    await expect(stay).toBeVisible();
    await expect(other.getByText(t('shell.ending.stay'))).toBeVisible();
    await expectAccessible(page);
    if (byKeyboard) {
      await page.keyboard.press('F8');
      await expect(stay).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await stay.click();
    }
    await expect(page.getByText(t('shell.ending.stayed'))).toBeVisible();
    // Seconds later they warn again: a busy machine that checked one after the other might miss it.
    await Promise.all([
      expect(stay).toBeHidden(),
      expect(other.getByText(t('shell.ending.stay'))).toBeHidden(),
    ]);

    // Then no activity: the last warning, and the page that says why, in both tabs.
    await expect(page.getByText(secondsOf(t, 'idle', `[1-${WARNINGS[1]}]`))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(href('session-timed-out', {}, lang)));
    await expect(other).toHaveURL(new RegExp(href('session-timed-out', {}, lang)));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('identification.timedOut.title'));
    await expect(page.getByText(t('identification.timedOut.idle.minutes', { n: 1 }))).toBeVisible();
    await expectGood(page);

    // Back by a code, to the same step with the same text.
    const press = (name: string, role: 'button' | 'link' = 'button') => {
      const target = page.getByRole(role, { name });
      return byKeyboard ? pressOn(page, target) : target.click();
    };
    await press(t('identification.timedOut.smsAction'), 'link');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sms-login.comingBack.title'));
    await expectGood(page);
    await press(t('sms-login.comingBack.send'));
    const code = page.getByLabel(t('sms-login.code.label'));
    await expect(code).toBeFocused();
    await expectGood(page);
    const right = await codeSentTo(phone, 2);
    await page.keyboard.type(right === '0000' ? '1111' : '0000');
    await expect(page.getByText(t('sms-login.code.failed'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type(right);
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect(email).toHaveValue('half.written@example.com');
    // Whatever removes it runs after the page.
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('authSuccess');

    // Another person in the same tab sees nothing of it.
    await signIn(page, 'Timo Olavi Rantanen', `/${lang}`, brand);
    await page.goto(address);
    await hydrated(page);
    // In a brand for children an adult gets no form that would take the sealed text away.
    if (brandOf(brand).care !== 'children')
      await expect
        .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
        .not.toContain('reserve');
    const written = () =>
      page.locator('input').evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
    expect(await written()).not.toContain('half.written@example.com');
  });
}

/** So late that a page that counted from its own life would ask after the end and believe it to be ahead. */
const SCRIPTS_LATE_MS = 12_000;

test('three wrong codes log out, and a bank leads back to the same step: kaari, en, 800 px', async ({
  page,
}) => {
  const t = textsIn('en');
  const [person, phone] = ['Asta Irmeli Kivelä', '+358401230023'];
  await page.setViewportSize({ width: 800, height: 900 });
  await signIn(page, person, '/en', 'kaari');
  await verifyNumber(page, phone);
  const time = await freeTime('kaari', 33, 2);
  const path = href('reserve-appointment', { id: String(time.id) }, 'en');
  // On a bad line a page comes to life long after it was told when its session ends.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, SCRIPTS_LATE_MS));
    await route.continue().catch(() => {});
  });
  await page.goto(originOf('kaari', SHORT_PORT) + path);
  await expect(page).toHaveURL(/\/en\/expired-session\?next=/);
  await page.unroute('**/assets/*.js');
  await hydrated(page);
  await expect(
    page.getByText('You were logged out because you were inactive for 1 minute.', { exact: true }),
  ).toBeVisible();
  await expectGood(page);
  await pressOn(page, page.getByRole('link', { name: t('identification.timedOut.smsAction') }));
  await expect(page).toHaveURL(/\/en\/authentication\?next=/);
  await pressOn(page, page.getByRole('button', { name: t('sms-login.comingBack.send') }));
  const code = page.getByLabel(t('sms-login.code.label'));
  await expect(code).toBeFocused();
  await expect(page.getByText(t('sms-login.comingBack.sent', { minutes: CODE_MINUTES }))).toBeVisible();
  const right = await codeSentTo(phone, 2);
  const tooMany = page.getByText(/Too many retries$/);
  for (const wrong of ['1234', '2345', '3456', '4567'].filter((each) => each !== right).slice(0, 3)) {
    const checked = page.waitForResponse('**/api/pin*');
    await page.keyboard.type(wrong);
    await checked;
    await expect(page.getByText(/^Identification failed/).or(tooMany)).toBeVisible();
  }
  await expect(tooMany).toBeVisible();
  await expectGood(page);

  await pressOn(page, page.getByRole('link', { name: t('sms-login.comingBack.bank') }));
  const login = href('login-page-for-anonymous-users', {}, 'en', { nextPath: path });
  await expect(page).toHaveURL(originOf('kaari', SHORT_PORT) + login);
  // Banks know only the first process's address.
  await page.goto(originOf('kaari') + login);
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await identify(page, person);
  await expect(page).toHaveURL(originOf('kaari') + path);
});

test('a tab left behind by somebody else’s sign-in becomes theirs, and sends nothing', async ({
  page,
  context,
}) => {
  await signIn(page, 'Helmi Annikki Salonen', href('my-information', {}, 'fi'));
  await hydrated(page);
  const t = textsIn('fi');
  const edit = page.getByRole('button', { name: t('patient-information.edit.contact') });
  await edit.click();
  await page.getByLabel(t('contact.street'), { exact: true }).fill('Väärä tie 1');
  const other = await context.newPage();
  await signIn(other, 'Timo Olavi Rantanen', '/fi');
  await page.getByRole('button', { name: t('patient-information.save.contact'), exact: true }).click();
  await expect(page.locator('summary').filter({ hasText: 'Timo' })).toBeVisible();
  await hydrated(page);
  await edit.click();
  await expect(page.getByLabel(t('contact.street'), { exact: true })).not.toHaveValue('Väärä tie 1');
});

test('staying beyond the longest time leads to identification and back to the same step', async ({
  page,
}) => {
  const t = textsIn('en');
  const person = 'Timo Olavi Rantanen';
  const time = await freeTime('kaari', 33, 1);
  const path = href('reserve-appointment', { id: String(time.id) }, 'en');
  await signIn(page, person, path);
  await hydrated(page);
  const email = page.getByLabel(t('contact.email'), { exact: true });
  await email.fill('half.written@example.com');

  await endSoon(page, t, 'longest');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('shell.ending.stay') }).click();
  await identify(page, person);
  await expect(page).toHaveURL(`${originOf('kaari')}${path}`);
  await hydrated(page);
  await expect(email).toHaveValue('half.written@example.com');
});

for (const [brand, lang, size] of [
  ['kaari', 'fi', PHONE],
  ['revontuli', 'en', DESKTOP],
] as const) {
  test(`the warning leaves what is typed alone, covers nothing, and is one key away: ${nameOf({ brand, lang, size })}`, async ({
    page,
  }) => {
    const t = textsIn(lang);
    await page.setViewportSize(size);
    const time = await freeTime(brand, 31, 3);
    const path = href('reserve-appointment', { id: String(time.id) }, lang);
    await signIn(page, 'Helmi Annikki Salonen', path, brand);
    await hydrated(page);
    const phone = page.getByLabel(t('contact.phone'), { exact: true });
    // At the lower edge, where toasts lie.
    await phone.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await phone.fill('+358');
    await endSoon(page, t, 'idle');

    await page.keyboard.type('4012');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('+3584012');
    await expect.poll(() => coverOfFocus(page)).toBe('');
    // Read out once, at once.
    const warning = page.getByText(secondsOf(t, 'idle', '8\\d'));
    await expect(page.locator('[aria-live=assertive]').filter({ has: warning })).toHaveCount(1);
    await expect(warning).toHaveCount(1);
    const toasts = page.getByRole('region', { name: t('controls.notifications') });
    await expect(toasts.getByText('F8', { exact: true })).toBeVisible();

    // Tab goes on to the next field as before, and from a button to the warning, which it leaves again.
    const stay = page.getByRole('button', { name: t('shell.ending.stay') });
    await page.keyboard.press('Tab');
    await expect(phone).not.toBeFocused();
    await expect(stay).not.toBeFocused();
    const submit = page.getByRole('button', { name: t('booking.reservation.submit') });
    await submit.focus();
    await expect.poll(() => coverOfFocus(page)).toBe('');
    await page.keyboard.press('Tab');
    await expect(stay).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(submit).toBeFocused();

    // Its key leads to it from a field, and the answer back to that.
    await phone.focus();
    await page.unroute('**/api/session');
    await page.keyboard.press('F8');
    await expect(stay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('shell.ending.stayed'))).toBeVisible();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('+3584012');
  });
}

test('logging out ends the session on every device and in every tab, after a question', async ({
  browser,
}) => {
  const t = textsIn('en');
  // Few other tests are hers: their sessions end, too.
  const person = 'Asta Irmeli Kivelä';
  const [here, elsewhere] = [await browser.newContext(), await browser.newContext()];
  const [page, tab, device] = [await here.newPage(), await here.newPage(), await elsewhere.newPage()];
  const appointments = `${originOf('kaari')}${href('appointment-list', {}, 'en')}`;
  await signIn(device, person, href('appointment-list', {}, 'en'));
  await signIn(page, person, href('appointment-list', {}, 'en'));
  await tab.goto(appointments);
  for (const open of [page, tab, device]) await hydrated(open);
  const [cookie] = (await here.cookies()).filter(({ name }) => name === 'session');

  await page.bringToFront();
  const menu = page.locator('summary').filter({ hasText: 'Asta' });
  await pressOn(page, menu);
  await pressOn(page, page.getByRole('link', { name: t('shell.menu.signOut') }));
  const question = page.getByRole('alertdialog', { name: t('shell.signOut.title') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await menu.click();
  await page.getByRole('link', { name: t('shell.menu.signOut') }).click();
  await question.getByRole('button', { name: t('shell.signOut.confirm') }).click();

  for (const open of [page, tab]) {
    await expect(open).toHaveURL(/\/en\/login\?logOut=done$/);
    await expect(open.getByText(t('identification.signOut.done.title'))).toBeVisible();
  }
  await hydrated(page);
  await expectGood(page);
  // Neither going back nor the earlier cookie opens anything.
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/login/);
  if (cookie) await here.addCookies([cookie]);
  await tab.goto(appointments);
  await expect(tab).toHaveURL(/\/en\/login\?nextPath=/);
  await device.goto(appointments);
  await expect(device).toHaveURL(/\/en\/login\?nextPath=/);
  await Promise.all([here.close(), elsewhere.close()]);
});

test('logging out works before scripts run', async ({ browser }) => {
  const t = textsIn('sv');
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  // Logging out ends all sessions: nobody whom another test signs in at about the same time.
  await signIn(page, 'Kerttu Helena Laine', '/sv', 'pikkujatti');
  await page.locator('summary').filter({ hasText: 'Kerttu' }).click();
  await page.getByRole('link', { name: t('shell.menu.signOut') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('identification.signOut.ask.title'));
  await page.getByRole('button', { name: t('identification.signOut.ask.confirm') }).click();
  await expect(page).toHaveURL(/\/sv\/loggain\?logOut=done$/);
  await expect(page.getByText(t('identification.signOut.done.title'))).toBeVisible();
  await page.goto(`${originOf('pikkujatti')}/sv`);
  await expect(page).toHaveURL(/\/sv\/(loggain|transaktionsbana)/);
  await context.close();
});

async function expectGood(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

/** Instead of waiting for a limit, the server claims that it is near: of idleness, or of the longest time. */
async function endSoon(page: Page, t: Text, limit: 'idle' | 'longest'): Promise<void> {
  const session = await page.evaluate(
    () => JSON.parse(document.querySelector('script#state')?.textContent ?? '{}').session as object,
  );
  const end = new Date(now().getTime() + 85_000).toISOString();
  const longest = limit === 'longest' && { authTokenTimeout: end };
  await page.route('**/api/session', (route) =>
    route.fulfill({
      json: { ...session, sessionExpires: end, ...longest },
      headers: { 'session-ends-in': '85' },
    }),
  );
  // The session's watcher is loaded after the page.
  await expect(async () => {
    await page.evaluate(() => new BroadcastChannel('session').postMessage({ end: Date.now() + 85_000 }));
    await expect(page.getByText(secondsOf(t, limit, '8\\d'))).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** A warning, whose number depends on the moment; one second has another form. */
function secondsOf(t: Text, warning: 'idle' | 'longest', digits: string): RegExp {
  const [before = '', after = ''] = t(`shell.ending.${warning}`, { seconds: 77, hours: 12 }).split('77');
  return new RegExp(`^${before}${digits}${after}$`);
}

/** Turns SMS login on, as its card does. */
async function verifyNumber(page: Page, phone: string): Promise<void> {
  const change = (method: string, body: object) =>
    page.evaluate(
      async ([how, content]) => {
        const { session } = JSON.parse(document.querySelector('script#state')?.textContent ?? '{}');
        const query = new URLSearchParams({ lang: 'fi', csrfToken: session.csrfToken });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/mfa-onboarding?${query}`, { method: how, headers, body: content });
        return answer.json();
      },
      [method, JSON.stringify(body)] as const,
    );
  expect(await change('POST', { phoneNumber: phone })).toEqual({ type: 'code-sent' });
  const code = await codeSentTo(phone, 1);
  expect(await change('PUT', { challengeResponseFromUser: code })).toEqual({ type: 'mfa-ok' });
}

/** The code of the n-th message to a number. */
async function codeSentTo(phone: string, nth: number): Promise<string> {
  let texts: readonly { readonly text: string }[] = [];
  await expect
    .poll(async () => {
      texts = await smsTo(phone);
      return texts.length;
    })
    .toBe(nth);
  return /\b\d{4}\b/.exec(texts.at(-1)?.text ?? '')?.[0] ?? '';
}
