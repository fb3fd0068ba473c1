import type { Page } from '@playwright/test';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { openDatabase } from '#platform/database/open.ts';
import { pinnedBrowser } from '../../../scripts/browser.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  now,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { textsIn } from '../texts.ts';

const { executablePath, args, env } = await pinnedBrowser();
// A camera that shows a moving picture, a microphone that beeps, and a reader who gives permission.
const FAKES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { executablePath, args: [...args, ...FAKES], env } });
// They share the provider, which one of them puts out of order.
test.describe.configure({ mode: 'serial' });

const post = (path: string, body: object) =>
  fetch(`${SANDBOX}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Tells the sandbox where the practitioner of the page's room is. */
async function practitioner(room: Page, is: 'absent' | 'present' | 'ended'): Promise<void> {
  const id = new URL(room.url()).pathname.split('/').at(-1);
  expect((await post(`/video/rooms/${id}/practitioner`, { practitioner: is })).status).toBe(200);
}

/** The demo has one that can be joined; a long run comes here after its end. */
async function beginSoon(page: Page): Promise<void> {
  const id = await page.evaluate(async () => {
    const response = await fetch('/api/own-appointments?lang=fi');
    const { upcoming, past } = (await response.json()) as Record<'upcoming' | 'past', Appointment[]>;
    return [...upcoming, ...past].find(({ locationType }) => locationType === 'videoAppointment')?.id;
  });
  if (id === undefined) throw new Error('There is no video appointment');
  const database = await openDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '' });
  const starts_at = new Date(now().getTime() + 5 * 60_000);
  const ends_at = new Date(starts_at.getTime() + 20 * 60_000);
  try {
    await database.asOwner(({ db }) =>
      db.updateTable('appointments').set({ starts_at, ends_at }).where('id', '=', id).execute(),
    );
  } finally {
    await database.close();
  }
}

/** The room's page loads itself again every three seconds, and that can come before a step back. */
async function goBackFromRoom(page: Page): Promise<void> {
  await expect(async () => {
    if (page.url().startsWith(SANDBOX)) await page.goBack();
    expect(page.url()).not.toContain(SANDBOX);
  }).toPass();
}

const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('a patient tries the devices, invites an interpreter, and both come to the practitioner’s room', async ({
  page,
  browser,
}) => {
  const t = textsIn('en');
  await signIn(page, 'Eero Juhani Lehtonen', '/en');
  await beginSoon(page);
  await page.reload();
  await hydrated(page);
  const way = page.getByRole('link', { name: t('video-entry.go') });
  await expect(way).toBeVisible();
  const answered = page.waitForResponse((response) => /\/appointments\/\d+\/video$/.test(response.url()));
  await pressOn(page, way);
  expect((await answered).headers()['permissions-policy']).toContain('camera=(self)');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('video.title'));
  await expect(status(page, t('video.join.notYet'))).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await pressOn(page, page.getByRole('button', { name: t('video.check.start') }));
  await expect(status(page, t('video.check.camera.works'))).toBeVisible();
  await expect(page.getByLabel(t('video.check.camera.preview'))).toBeVisible();
  await expect(status(page, t('video.check.microphone.works'))).toBeVisible();
  await expect(page.getByRole('meter', { name: t('video.check.microphone.level') })).toBeAttached();
  await expect(status(page, t('video.check.connection.good'))).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: t('video.check.speaker.play') }));
  await expect(status(page, t('video.check.speaker.question'))).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: t('video.check.speaker.yes') }));
  await expect(status(page, t('video.check.speaker.works'))).toBeVisible();
  // The buttons that asked have gone: the focus is where they were.
  await expect(page.getByRole('heading', { name: t('video.check.speaker.heading') })).toBeFocused();
  await expectAccessible(page);
  const isOn = () =>
    page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject as MediaStream | null;
      Object.assign(window, { tracks: stream?.getTracks() ?? [] });
      return stream?.active ?? false;
    });
  expect(await isOn()).toBe(true);
  await pressOn(page, page.getByRole('button', { name: t('video.check.end') }));
  await expect(page.locator('video')).toHaveCount(0);
  const states = await page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  );
  expect(states).toEqual(['ended']);

  await page.getByRole('radio', { name: t('video.guests.kinds.interpreter') }).press('Space');
  await pressOn(page, page.getByRole('button', { name: t('video.guests.create') }));
  await expect(status(page, t('video.guests.made'))).toBeFocused();
  const link = await page.getByLabel(t('video.guests.address'), { exact: true }).inputValue();
  await expectAccessible(page);

  const guests = await browser.newContext();
  const guest = await guests.newPage();
  await guest.setViewportSize(PHONE);
  await guest.goto(link);
  await hydrated(guest);
  await expect(guest.getByText(t('video.guest.lead', { kind: 'interpreter' }))).toBeVisible();
  expect(await guest.content()).not.toMatch(/Eero|Lehtonen/);
  await expectNoOverflow(guest);
  await expectAccessible(guest);
  await pressOn(guest, guest.getByRole('button', { name: t('video.join.action') }));
  await guest.waitForURL(`${SANDBOX}/video/rooms/*`);
  await expect(guest.getByText('Interpreter (you)')).toBeVisible();

  await pressOn(page, page.getByRole('button', { name: t('video.join.action') }));
  await page.waitForURL(`${SANDBOX}/video/rooms/*`);
  await expect(page.getByText('Patient (you)')).toBeVisible();
  await expect(page.getByText('Interpreter')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await practitioner(page, 'present');
  await expect(guest.getByText('The practitioner is here.')).toBeVisible();

  await goBackFromRoom(page);
  await hydrated(page);
  await expect(status(page, t('video.join.here'))).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: t('video.guests.revoke') }));
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: t('video.guests.revoke') }));
  await expect(status(page, t('video.guests.revoked'))).toBeFocused();
  await practitioner(guest, 'ended');
  await expect(status(page, t('video.ended.title'))).toBeVisible();
  expect((await guest.goto(link))?.status()).toBe(404);
  await expect(guest.getByText(t('video.guest.notValid.title'))).toBeVisible();
  await guests.close();
});

test('a provider that is down costs the page that part and no other', async ({ page }) => {
  const t = textsIn('fi');
  await post('/faults', { video: 'down' });
  try {
    await signIn(page, 'Eero Juhani Lehtonen', '/fi');
    await hydrated(page);
    await pressOn(page, page.getByRole('link', { name: t('video-entry.go') }));
    await hydrated(page);
    await expect(page.getByRole('alert').filter({ hasText: t('video.join.roomError.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('video.check.start') })).toBeVisible();
    await pressOn(page, page.getByRole('button', { name: t('video.join.action') }));
    const failure = page.getByRole('alert').filter({ hasText: 'Videopalvelu ei vastaa.' });
    await expect(failure).toBeFocused();
    await expectAccessible(page);
  } finally {
    await post('/faults', { video: 'none' });
  }
});
