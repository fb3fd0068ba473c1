import { describe, expect, test } from 'vitest';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { declined, prescription, requested } from '../fixtures.ts';

const key = 'GET /api/prescriptions/{ids}';
const mayRenew = { features: [...patientSession.features, 'canRenewPrescriptions'] };
const url = '/en/prescription-renewal/31,33';
const show = async (prescriptions: object[], session: object = mayRenew) =>
  (await renderPage(url, { answers: { [key]: { prescriptions } }, session })).html;

describe('a renewal', () => {
  test('asks about each prescription, once about other medicines, and says that nothing is sent yet', async () => {
    const html = await show([prescription(), declined]);
    expect(html).toContain('Nothing has been sent yet');
    expect(html.match(/What do you use the medicine for\?/g)).toHaveLength(2);
    expect(html.match(/Has the medicine run out\?/g)).toHaveLength(2);
    expect(html.match(/Have you had side effects/g)).toHaveLength(2);
    expect(html.match(/What other medicines do you use\?/g)).toHaveLength(1);
    expect(html).toContain('Send the renewal request for 2 prescriptions');
    // Asked once the answer leads to it.
    expect(html).not.toContain('How much of the medicine is left?');
    expect(html).not.toContain('What side effects?');
  });

  test('of what was asked for already tells when, and asks about the others only', async () => {
    const html = await show([prescription(), requested]);
    expect(html).toContain('Renewal request sent');
    expect(html.match(/What do you use the medicine for\?/g)).toHaveLength(1);
    const none = await show([requested]);
    expect(none).not.toContain('<form');
    expect(none).not.toContain('Nothing has been sent yet');
  });

  test('is none of a child’s', async () => {
    const html = await show([prescription()], { features: [] });
    expect(html).toContain('You can only request the renewal of your own prescriptions');
    expect(html).not.toContain('<form');
  });

  test.each(['notFound', 'malformed'] as const)('of prescriptions that are %s says so', async (problem) => {
    const { html } = await renderPage(url, { problems: { [key]: problem }, session: mayRenew });
    expect(html).toContain('Prescription was not found');
    expect(html).toContain('href="/en/prescriptions"');
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage(url, { problems: { [key]: 'temporarilyUnavailable' } });
    expect(html).toContain('Try again');
  });
});
