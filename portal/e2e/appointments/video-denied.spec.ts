import { href } from '#contract/routes/routes.ts';
import { pinnedBrowser } from '../../../scripts/browser.ts';
import { ownAppointments } from '../api.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const { executablePath, args, env } = await pinnedBrowser();
// A reader who has a camera and a microphone and gives neither to the page.
const FAKES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'];
test.use({ launchOptions: { executablePath, args: [...args, ...FAKES], env } });

test('who gives no permission reads what to do, and the way is not open before its time', async ({
  page,
}) => {
  const t = textsIn('sv');
  await page.setViewportSize(PHONE);
  await signIn(page, 'Aino Maria Virtanen', '/sv', 'pikkujatti');
  await hydrated(page);
  const own = await ownAppointments(page);
  const video = own.find(({ locationType }) => locationType === 'videoAppointment');
  if (!video) throw new Error('Aino has no video appointment');
  const detail = await page.goto(originOf('pikkujatti') + href('appointment', { ids: video.id }, 'sv'));
  expect(detail?.headers()['permissions-policy']).toContain('camera=(), ');
  await hydrated(page);
  await page.getByRole('link', { name: t('video-entry.test') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('video.title'));
  await hydrated(page);
  const join = page.getByRole('button', { name: t('video.join.action') });
  await expect(join).toBeDisabled();
  await expect(join).toHaveAccessibleDescription(/^Du kan ansluta .+ från kl\. \d+\.\d\d\.$/);
  await page.getByRole('button', { name: t('video.check.start') }).click();
  const refused = page.getByRole('status').filter({
    hasText: new RegExp(`${t('video.check.failures.denied')}|${t('video.check.failures.dismissed')}`),
  });
  await expect(refused).toHaveCount(2);
  await expect(page.getByText(t('video.check.connection.good'))).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});
