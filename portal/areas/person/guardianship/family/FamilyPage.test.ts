import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { calmChild, family, familyChild, grownChild, newChild, untoldChild } from '../fixtures.ts';

const FAMILY = 'GET /api/guardianship/family';
const show = (url: string, answer: object) =>
  openPage(url, { brand: 'pikkujatti', answers: { [FAMILY]: answer } });

describe('the family', () => {
  test.each([
    ['/fi/perhe', 'suositusikä on mennyt', '1 maksettava lasku', 'Seuraava aika', 'Näytä laskut: Elsa'],
    ['/sv/familj', 'åldern har passerats', '1 faktura att betala', 'Nästa tid', 'Visa fakturorna: Elsa'],
    [
      '/en/family',
      'the recommended age has passed',
      '1 invoice to pay',
      'Next appointment',
      'Show the invoices: Elsa',
    ],
  ])(
    '%s tells what is due for each child, with a way to each',
    async (url, vaccination, invoice, next, way) => {
      const page = await show(url, family(familyChild(), calmChild));
      const elsa = page.getByRole('region', { name: 'Elsa Sofia Lindström' });
      await expect(elsa.getByRole('listitem')).toHaveCount(4);
      for (const words of [vaccination, invoice, next]) await expect(elsa).toContainText(words);
      await expect(elsa.getByRole('button', { name: way })).toHaveCount(1);
    },
  );

  test('says calmly where nothing is due', async () => {
    const page = await show('/en/family', family(calmChild));
    const venla = page.getByRole('region', { name: 'Venla Helena Koskinen' });
    await expect(venla).toContainText('Nothing is due at the moment.');
    await expect(venla.getByRole('button')).toHaveCount(0);
  });

  test('leads on by links for the child who is acted for', async () => {
    const page = await show('/fi/perhe', family(familyChild({ isCurrent: true })));
    await expect(page.getByRole('link', { name: 'Näytä rokotukset: Elsa' })).toHaveAttribute(
      'href',
      '/fi/rokotukset',
    );
  });

  test('says of what cannot be told that it cannot, with a retry, and does not call it nothing', async () => {
    const page = await show('/en/family', family(untoldChild));
    const elsa = page.getByRole('region', { name: 'Elsa Sofia Lindström' });
    await expect(elsa).toContainText('We could not show the vaccinations.');
    await expect(elsa).toContainText('We could not show all invoices.');
    await expect(elsa).toContainText('Next appointment');
    await expect(elsa).not.toContainText('Nothing is due');
    await expect(elsa.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  });

  test('tells nothing of a child who acts alone, and leads to the registration of one who is no patient', async () => {
    const page = await show('/en/family', family(grownChild, newChild));
    const viktor = page.getByRole('region', { name: 'Viktor Karl Lindström' });
    await expect(viktor).toContainText('Manages their own care');
    await expect(viktor.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Register Elli Maria Lindström' })).toHaveCount(1);
  });

  test('is empty, unavailable, failed or on its way, and says so', async () => {
    const empty = await show('/en/family', family());
    await expect(
      empty.getByRole('heading', { name: 'You have no children on whose behalf you can act' }),
    ).toBeVisible();
    const unavailable = await show('/en/family', { type: 'unavailable' });
    await expect(unavailable.getByRole('alert')).toContainText(
      'Guardianship cannot be checked at the moment',
    );
    const failed = await openPage('/en/family', {
      brand: 'pikkujatti',
      problems: { [FAMILY]: 'temporarilyUnavailable' },
    });
    await expect(failed.getByRole('alert')).toContainText('We could not show your children’s care');
    const loading = await openPage('/en/family', { brand: 'pikkujatti' });
    await expect(loading.getByRole('main').getByRole('status')).toHaveText('Loading your children’s care');
  });
});
