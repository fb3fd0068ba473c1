import { href } from '#contract/routes/routes.ts';
import { expect, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const t = textsIn('fi');
const LANDING = href('appointment-reservation-landing-page', {}, 'fi');

for (const [what, state, failure] of [
  ['has no embedded state', null, 'The document has no embedded state'],
  ['names a page that its address is not', 'front-page', 'No page matches: front-page'],
] as const) {
  test(`a document that ${what} fails to start, says why, and can still be read`, async ({ context }) => {
    // Not the fixture's page: what it complains of is what is asked for here.
    const page = await context.newPage();
    // Before the scripts of the page run, which wait for the whole document.
    await page.addInitScript((key) => {
      document.addEventListener('readystatechange', () => {
        const text = document.querySelector('script#state')?.firstChild;
        if (document.readyState !== 'interactive' || !text) return;
        if (key === null) return text.parentElement?.remove();
        const told = JSON.parse(text.nodeValue ?? '');
        text.nodeValue = JSON.stringify({ ...told, page: { ...told.page, key } });
      });
    }, state);
    const failed = page.waitForEvent('pageerror');
    await page.goto(LANDING);
    expect((await failed).message).toBe(failure);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.landing.promise'));
  });
}
