import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#contract/language/language.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  PHONE,
  SANDBOX,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn, tabTo } from '../keyboard.ts';
import { textsIn } from '../texts.ts';

const UPLOADS = `${SANDBOX}/s3/**`;

/** A photograph of a card with its location in the metadata. */
async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1600, height: 1010, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secretphone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '60/1 10/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '24/1 56/1 0/1',
      },
    })
    .toBuffer();
  expect(buffer.includes('Secretphone')).toBe(true);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A drawing as a PNG, far larger than the stored one. */
async function drawing(name: string) {
  const buffer = await sharp({ create: { width: 4200, height: 2600, channels: 3, background: '#6f9cc4' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

async function open(page: Page, who: string, lang: Language, brand: string) {
  const t = textsIn(lang);
  await signIn(page, who, href('my-information', {}, lang), brand);
  await hydrated(page);
  const card = page.getByRole('region', { name: t('kela-card.title'), exact: true });
  const field = (side: 'front' | 'back') => card.getByLabel(t(`kela-card.${side}`), { exact: true });
  const button = (key: string) => card.getByRole('button', { name: t(`kela-card.${key}`), exact: true });
  return { t, card, field, button };
}

/** Drops files onto a control, as with a mouse. */
async function drop(page: Page, target: Locator, files: readonly string[]): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drop onto');
  const client = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await client.send('Input.dispatchDragEvent', { type, ...at, data });
  }
}

test('by keyboard: adds both sides, and nothing but the pictures is stored', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  let chosen = await photo('etu.jpg', '#1f5f99');
  // Intercepted from the start: otherwise the browser opens its own dialog.
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen));
  const { t, card, field, button } = await open(page, 'Päivi Marjatta Aalto', 'fi', 'kaari');
  await expect(card).toContainText(t('kela-card.status.missing'));
  await expectAccessible(page);
  await pressOn(page, button('add'));
  await expect(field('front')).toBeFocused();
  await expectAccessible(page);

  for (const [side, file] of [
    ['front', chosen],
    ['back', await drawing('taka.png')],
  ] as const) {
    await tabTo(page, field(side));
    chosen = file;
    await page.keyboard.press('Space');
    await expect(card.getByText(file.name)).toBeVisible();
    await expect(field(side)).toBeFocused();
    // One side alone is not enough.
    if (side === 'front') await expect(button('save')).toHaveAttribute('aria-disabled', 'true');
  }
  await expectAccessible(page);
  await pressOn(page, button('save'));
  const saved = card.getByText(t('kela-card.saved'));
  await expect(saved).toBeVisible();
  await expect(card.locator(':focus')).toContainText(t('kela-card.saved'));
  for (const side of ['front', 'back']) {
    await expect(card.getByRole('img', { name: t(`kela-card.${side}`) })).toBeVisible();
  }
  await expectAccessible(page);

  const data = (await page.evaluate(async () => (await fetch('/api/user/data?lang=fi')).json())) as {
    kelaCard: { front: string };
  };
  const kept = Buffer.from(data.kelaCard.front.split(',')[1] ?? '', 'base64');
  expect(kept.includes('Secretphone')).toBe(false);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

test('by pointer on a phone: drops, reads what is not an image, and changes the images', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { t, card, field, button } = await open(page, 'Helmi Annikki Salonen', 'sv', 'pikkujatti');
  const folder = await mkdtemp(join(tmpdir(), 'kela-card-'));
  const paths = Object.fromEntries(
    ['fram.jpg', 'bak.jpg', 'skript.png'].map((name) => [name, join(folder, name)]),
  );
  const write = (name: string, content: Buffer) => writeFile(paths[name] ?? '', content);
  await write('fram.jpg', (await photo('fram.jpg', '#1f5f99')).buffer);
  await write('bak.jpg', (await photo('bak.jpg', '#6f9cc4')).buffer);
  await write('skript.png', Buffer.from('<svg onload="alert(1)"/>'));

  await button('add').click();
  await drop(page, field('front'), [paths['fram.jpg'] ?? '']);
  await expect(card.getByText('fram.jpg')).toBeVisible();
  await drop(page, field('back'), [paths['skript.png'] ?? '']);
  await expect(card.getByRole('alert').filter({ hasText: t('kela-card.addFailed.title') })).toBeVisible();
  await expect(card.getByText(t('kela-card.addFailed.type'))).toBeVisible();
  await expect(field('back')).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await drop(page, field('back'), [paths['bak.jpg'] ?? '']);
  await expect(card.getByText('bak.jpg')).toBeVisible();
  await button('save').click();
  await expect(card.getByText(t('kela-card.saved'))).toBeVisible();

  // Replacing starts empty, and leaving keeps the previous images.
  await button('change').click();
  await expect(card.getByText('fram.jpg')).toBeHidden();
  await button('cancel').click();
  await expect(card.getByRole('img', { name: t('kela-card.front') })).toBeVisible();
  await expect(card.getByRole('heading', { name: t('kela-card.title') })).toBeFocused();
  await expectAccessible(page);
});

test('after a dropped connection and an expired address continues with what has not arrived', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(href('appointment-reservation-landing-page', {}, 'en'));
  await hydrated(page);
  await page.getByRole('button', { name: textsIn('en')('shell.consent.accept'), exact: true }).click();
  await expect(page.getByRole('button', { name: textsIn('en')('shell.consent.accept') })).toBeHidden();
  const { t, card, field, button } = await open(page, 'Onni Kalevi Mäkelä', 'en', 'kaari');
  await button('add').click();
  await field('front').setInputFiles(await photo('front.jpg', '#1f5f99'));
  await field('back').setInputFiles(await photo('back.jpg', '#6f9cc4'));
  await expect(card.getByText('back.jpg')).toBeVisible();

  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url().split('?')[0]?.split('/').at(-1) ?? '');
  });
  await page.route(`${UPLOADS}/back?**`, (route) => route.abort('connectionreset'));
  const counted = page.waitForRequest('**/api/analytics?**');
  await button('save').click();
  await expect(card.getByRole('alert').filter({ hasText: t('kela-card.addFailed.title') })).toBeVisible();
  await expect(card.getByText(t('kela-card.addFailed.notSent'))).toBeVisible();
  expect((await counted).postDataJSON()).toEqual({ event: 'kelaCardImagesError', properties: {} });
  await expectAccessible(page);
  expect(puts.toSorted()).toEqual(['back', 'front']);

  // The storage's error for an expired address.
  await page.unroute(`${UPLOADS}/back?**`);
  const headers = { 'access-control-allow-origin': new URL(page.url()).origin };
  await page.route(`${UPLOADS}/back?**`, (route) => route.fulfill({ status: 403, headers }), { times: 1 });
  await button('retry').click();
  await expect(card.getByText(t('kela-card.saved'))).toBeVisible();
  expect(puts.toSorted()).toEqual(['back', 'back', 'back', 'front']);
});

test('stops an upload by keyboard, and sends both images when asked again', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const { t, card, field, button } = await open(page, 'Eero Juhani Lehtonen', 'en', 'pikkujatti');
  await pressOn(page, button('add'));
  await field('front').setInputFiles(await photo('front.jpg', '#1f5f99'));
  await field('back').setInputFiles(await photo('back.jpg', '#6f9cc4'));
  await expect(card.getByText('back.jpg')).toBeVisible();
  // One image arrives, the other is held up on its way.
  await page.route(`${UPLOADS}/back?**`, () => undefined);
  const held = page.waitForRequest(`${UPLOADS}/back?**`);
  await pressOn(page, button('save'));
  await held;
  await expect(card.getByText(t('kela-card.sending'))).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, button('stop'));
  // Pressed again in a hurry, when the button has already become a no-op.
  await page.keyboard.press('Enter');
  await expect(card.getByText(t('kela-card.sending'))).toBeHidden();
  await expect(card.getByText(t('controls.fileWaiting'))).toHaveCount(2);
  await expect(card.getByText(t('kela-card.addFailed.title'))).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(`${UPLOADS}/back?**`);

  const puts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url().split('?')[0]?.split('/').at(-1) ?? '');
  });
  await pressOn(page, button('save'));
  await expect(card.getByText(t('kela-card.saved'))).toBeVisible();
  expect(puts.toSorted()).toEqual(['back', 'front']);
});

test('says that the card cannot be shown, and shows it when it can', async ({ page }) => {
  // The page retries once by itself, whether or not somebody has pressed by then; after that the patient decides.
  let refused = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/api/kela-card?')) refused += 1;
  });
  await page.route('**/api/kela-card?**', (route) => route.abort(), { times: 2 });
  const { t, card } = await open(page, 'Aino Maria Virtanen', 'en', 'kaari');
  await expect(card.getByRole('heading', { name: t('kela-card.loadFailed.title') })).toBeVisible();
  await expect.poll(() => refused).toBe(2);
  await expectAccessible(page);
  await card.getByRole('button', { name: t('controls.retry') }).click();
  await expect(card.getByRole('heading', { name: t('kela-card.loadFailed.title') })).toBeHidden();
});
