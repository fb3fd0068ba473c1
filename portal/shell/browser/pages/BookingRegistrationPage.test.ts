import { describe, test } from 'vitest';
import { expect, openPage } from '../testing/open-page.ts';

const START = 'GET /api/user/register';
const person = { firstNames: 'Matti Antero', lastName: 'Nieminen', identityCode: '211298-9217' };
const registered = {
  emailAddress: 'matti@example.com',
  phoneNumber: '+358401234567',
  streetAddress: 'Esimerkkikatu 1',
  postalCode: '00100',
  postOffice: 'Helsinki',
};
const show = (brand: 'kaari' | 'pikkujatti', patient: object | null) =>
  openPage('/en/booking/registration?next=%2Fen%2Favailable-appointments%2F7001', {
    brand,
    answers: { [START]: { person, patient, mayRegisterChild: false } },
  });

describe.each(['kaari', 'pikkujatti'] as const)('registering in the middle of a booking in %s', (brand) => {
  test('tells who is a customer already so once, and leads on to the booking', async () => {
    const page = await show(brand, registered);
    await expect(page.getByText(/already in our customer register/)).toHaveCount(1);
    await expect(page.getByText('You are already our customer')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/en/available-appointments/7001',
    );
  });

  test('shows of the identity code whose it is, and not its end', async () => {
    const main = (await show(brand, null)).getByRole('main');
    await expect(main).toContainText('Personal identity code 211298-•••• (the rest is hidden)');
    await expect(main).not.toContainText('9217');
  });
});
