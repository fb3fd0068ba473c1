import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { deliver, mailsTo } from '../api.ts';
import { expect, expectAccessible, hydrated, PHONE, SANDBOX, signIn, test } from '../fixtures.ts';
import { textsIn } from '../texts.ts';

const PAIVI = 'Päivi Marjatta Aalto';
const OPEN = '2026104455';
const t = textsIn('en', brandOf('kaari'));

test.use({ viewport: PHONE });

test('pressed twice, offline, and pressed again after a lost answer: paid once', async ({
  page,
  context,
}) => {
  const visit = href('pay-visit-page', {}, 'en', { invoiceNumber: OPEN });
  await signIn(page, PAIVI, visit);
  await hydrated(page);
  const choose = page.getByRole('button', { name: t('payments.pay.choose') });
  await context.setOffline(true);
  await choose.click();
  await expect(page.getByRole('alert')).toContainText(t('payments.refused.network.title'));
  await expectAccessible(page);
  await context.setOffline(false);

  // The first answer is lost on its way: asked again, it is the same payment.
  const lost: { payment: string }[] = [];
  await page.route(
    '**/api/payments/?**',
    async (route) => {
      lost.push(JSON.parse(await deliver(route.request())));
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await choose.dblclick();
  await expect.poll(() => lost.length).toBe(1);
  await expect(page.getByRole('alert')).toContainText(t('payments.refused.network.text'));
  await choose.click();
  await page.getByRole('button', { name: 'Kuusipankki', exact: true }).click();
  await page.waitForURL(`${SANDBOX}/paytrail/**`);
  await page.locator('button[value=pay]').dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.ok.title'));
  await page.goto(visit);
  await expect(page.getByText(t('payments.refused.invoiceAlreadyPaid.title'))).toBeVisible();
  await page.goto(href('payment-page', { status: 'ok' }, 'en', { payment: lost[0]?.payment ?? '' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payments.result.ok.title'));
  const receipts = async () =>
    (await mailsTo('paivi.aalto@example.com')).filter(({ text }) => text.includes(OPEN));
  await expect.poll(async () => (await receipts()).length).toBe(1);
});
