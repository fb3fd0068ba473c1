import type { BrowserContext, Page } from '@playwright/test';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import type { PushNotice } from '#contract/pages/push-notice.ts';
import { href } from '#contract/routes/routes.ts';
import { answerTo } from '../answer.ts';
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

// Whom no test signs in that runs at about the same time, such as those of `offline.spec.ts`.
const PERSON = 'Timo Olavi Rantanen';

/**
 * A browser without a screen has no push service and shows no notices: the sandbox's service takes the one's place, as far as
 * pages use it, and a user who says yes the other's. What is subscribed lives as long as the tab.
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
    let permission = 'default';
    Object.defineProperties(Notification, {
      permission: { get: () => permission },
      requestPermission: {
        value: async () => {
          permission = 'granted';
          return permission;
        },
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

/** What the page's worker has the browser show from now on: title and options of each notice. */
async function shownBy(context: BrowserContext): Promise<() => Promise<unknown>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (...notice) => void shown.push(notice);
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown }).shown);
}

for (const brand of BRANDS.slice(0, 2)) {
  const lang = languagesOf(brand)[0] ?? 'fi';
  const t = textsIn(lang, brand);
  const own = href('my-information', {}, lang);

  test(`a device is chosen, shows a notice without content, and is removed in ${brand.id}`, async ({
    page,
    context,
  }) => {
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

    const shown = await shownBy(context);
    const path = `/${lang}`;
    await deliver(page, { tag: 'messages', text: 'Sinulle on uusi viesti', lang, path });
    const icon = `/assets/icon-${brand.id}-192.png`;
    await expect
      .poll(shown)
      .toEqual([['Sinulle on uusi viesti', { tag: 'messages', lang, icon, data: { path } }]]);
    const picture = await answerTo(new URL(originOf(brand.id) + icon));
    expect(picture.headers['content-type']).toBe('image/png');

    await page.reload();
    await hydrated(page);
    await expect(device).toBeChecked();
    await pressOn(page, list.getByRole('button'), 'Enter');
    await expect(device).not.toBeChecked();
    await expect(list).toHaveCount(0);
  });

  test(`a device shows nothing more after a log-out on it in ${brand.id}`, async ({ page }) => {
    await withSandboxAsPushService(page);
    await signIn(page, PERSON, own, brand.id);
    await hydrated(page);
    const device = page.getByRole('switch', { name: t('record-news.device.label') });
    await expect(device).toBeEnabled();
    await pressOn(page, device, 'Space');
    await expect(device).toBeChecked();
    const ended = page.waitForResponse((response) => response.url().endsWith('/api/anon/push-devices/end'));
    await page.setViewportSize(DESKTOP);
    await page.locator('summary').filter({ hasText: 'Timo' }).click();
    await page.getByRole('link', { name: t('shell.menu.signOut') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('shell.signOut.confirm') })
      .click();
    await expect(page).toHaveURL(/logOut=done/);
    expect((await ended).status()).toBe(200);
    expect(await page.evaluate(() => sessionStorage.getItem('subscription'))).toBeNull();
    await signIn(page, PERSON, own, brand.id);
    await hydrated(page);
    await expect(device).toBeEnabled();
    await expect(device).not.toBeChecked();
    await expect(page.getByRole('list', { name: t('record-news.device.devices') })).toHaveCount(0);
  });
}
