import type { Page } from '@playwright/test';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import type { PushNotice } from '#contract/pages/push-notice.ts';
import { href } from '#contract/routes/routes.ts';
import {
  BRANDS,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { textsIn } from '../texts.ts';

test.use({ serviceWorkers: 'allow', viewport: PHONE });
// One after the other: logging out ends the person's other sessions, too.
test.describe.configure({ mode: 'default' });

const PERSON = 'Onni Kalevi Mäkelä';

/**
 * A browser without a screen has no push service: the sandbox's takes its place, as far as pages use it. What is subscribed
 * lives as long as the tab.
 */
async function withSandboxAsPushService(page: Page): Promise<void> {
  await page.exposeFunction('sandboxSubscribes', async (serverKey: string) => {
    const answer = await page.request.post(`${SANDBOX}/push/subscriptions`, { data: { serverKey } });
    return answer.json();
  });
  await page.addInitScript(() => {
    const here = globalThis as unknown as {
      sandboxSubscribes: (key: string) => Promise<{ endpoint: string; p256dh: string; auth: string }>;
    };
    const stored = () => JSON.parse(sessionStorage.getItem('subscription') ?? 'null');
    const asSubscription = ({ endpoint, ...keys }: { endpoint: string }) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscription');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => stored() && asSubscription(stored()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const subscription = await here.sandboxSubscribes(applicationServerKey);
        sessionStorage.setItem('subscription', JSON.stringify(subscription));
        return asSubscription(subscription);
      },
    });
  });
}

/** Hands a message to the page's worker as the browser does once it has opened it. */
async function deliver(page: Page, notice: PushNotice): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ scopeURL }) => page.url().startsWith(scopeURL));
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(notice),
  });
}

/** What the device shows now. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ title, tag, body, data }) => ({ title, tag, body, data }));
  });

for (const brand of BRANDS.slice(0, 2)) {
  const lang = languagesOf(brand)[0] ?? 'fi';
  const t = textsIn(lang, brand);
  const own = href('my-information', {}, lang);

  test(`a device is chosen, shows a notice without content, and is removed in ${brand.id}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['notifications'], { origin: originOf(brand.id) });
    await withSandboxAsPushService(page);
    await signIn(page, PERSON, own, brand.id);
    await hydrated(page);
    const device = page.getByRole('switch', { name: t('record-news.device.label') });
    await expect(device).toBeEnabled();
    await expect(device).not.toBeChecked();
    await pressOn(page, device, 'Space');
    await expect(device).toBeChecked();
    const list = page.getByRole('list', { name: t('record-news.device.devices') });
    await expect(list.getByText(t('record-news.device.this'))).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    const notice = { tag: 'messages', text: 'Sinulle on uusi viesti', lang, path: `/${lang}` };
    await deliver(page, notice);
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: notice.text, tag: 'messages', body: '', data: { path: `/${lang}` } }]);
    // A later one of its kind takes its place.
    await deliver(page, notice);
    await expect.poll(() => shown(page)).toHaveLength(1);

    await page.reload();
    await hydrated(page);
    await expect(device).toBeChecked();
    await pressOn(page, list.getByRole('button'), 'Enter');
    await expect(device).not.toBeChecked();
    await expect(list).toHaveCount(0);
  });

  test(`a device shows nothing more after a log-out on it in ${brand.id}`, async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: originOf(brand.id) });
    await withSandboxAsPushService(page);
    await signIn(page, PERSON, own, brand.id);
    await hydrated(page);
    const device = page.getByRole('switch', { name: t('record-news.device.label') });
    await pressOn(page, device, 'Space');
    await expect(device).toBeChecked();
    const ended = page.waitForResponse((response) => response.url().endsWith('/api/anon/push-devices/end'));
    await page.setViewportSize(DESKTOP);
    await page.locator('summary').filter({ hasText: 'Onni' }).click();
    await page.getByRole('link', { name: t('shell.menu.signOut') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('shell.signOut.confirm') })
      .click();
    await expect(page).toHaveURL(/logOut=done/);
    expect(await (await ended).json()).toEqual({ type: 'success' });
    expect(await page.evaluate(() => sessionStorage.getItem('subscription'))).toBeNull();
  });
}
