import { expect, test } from 'vitest';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';

const url = '/en/booking/occupational-healthcare';

test('the page for employees leads visitors to identification and back to the times', async () => {
  const { html } = await renderPage(url, { session: visitorSession });
  expect(html).toContain('>Booking for occupational health care customers</h1>');
  expect(html).toContain('href="/en/login?nextPath=%2Fen%2Foccupational-healthcare"');
  expect(html).toContain('href="tel:0103803838"');
});

test('who has identified themselves goes straight to the times', async () => {
  const { html } = await renderPage(url, { session: patientSession });
  expect(html).toContain('href="/en/occupational-healthcare"');
  expect(html).toContain('See available times');
  expect(html).not.toContain('/en/login?nextPath=%2Fen%2Foccupational');
});

test('the way back keeps the scope of the app', async () => {
  const { html } = await renderPage(`${url}?scope=inAppBooking`, { session: visitorSession });
  expect(html).toContain('nextPath=%2Fen%2Foccupational-healthcare%3Fscope%3DinAppBooking');
});
