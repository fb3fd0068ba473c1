import { brands } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { codeSentTo, ownNumber } from '../sms-codes.ts';
import { nameOf, type Setting } from '../steps.ts';
import { textsIn } from '../texts.ts';

interface Journey extends Setting {
  readonly person: string;
}

// People whom no other journey gives a number.
const JOURNEYS: readonly Journey[] = [
  { brand: 'pikkujatti', lang: 'sv', size: PHONE, person: 'Janne Petteri Koskinen' },
  { brand: 'kaari', lang: 'en', size: DESKTOP, person: 'Aino Maria Virtanen' },
];

for (const journey of JOURNEYS) {
  const { brand, lang, size, person } = journey;
  test(`SMS login is turned on, given another number and turned off by keyboard: ${nameOf(journey)}`, async ({
    page,
  }) => {
    const t = textsIn(lang, brands[brand]);
    const [first, second] = [ownNumber(), ownNumber()];
    await page.setViewportSize(size);
    const address = href('my-information', {}, lang);
    await signIn(page, person, address, brand);
    await page.goto(originOf(brand) + address);
    await hydrated(page);
    const setting = page.getByRole('region', { name: t('sms-login.setting.title') });
    const verify = async (number: string) => {
      const phone = setting.getByLabel(t('sms-login.phone.label'));
      await expect(phone).toBeFocused();
      await phone.fill(`0${number}`);
      await page.keyboard.press('Enter');
      await expect(setting.getByLabel(t('sms-login.code.label'))).toBeFocused();
      await page.keyboard.type(await codeSentTo(number));
      await expect(setting.getByText(t('sms-login.done.title'))).toBeVisible();
      await expect(setting.getByText(t('sms-login.setting.onText', { end: number.slice(-2) }))).toBeVisible();
      await expect(page.getByText(number)).toHaveCount(0);
    };

    await pressOn(page, setting.getByRole('button', { name: t('sms-login.setting.enable') }));
    await verify(first);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await pressOn(page, setting.getByRole('button', { name: t('sms-login.setting.change') }));
    await verify(second);

    await pressOn(page, setting.getByRole('button', { name: t('sms-login.setting.disable') }));
    const question = page.getByRole('alertdialog', { name: t('sms-login.setting.question') });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await pressOn(page, question.getByRole('button', { name: t('sms-login.setting.keep') }));
    await expect(setting.getByText(t('sms-login.setting.on'), { exact: true })).toBeVisible();
    await pressOn(page, setting.getByRole('button', { name: t('sms-login.setting.disable') }));
    await pressOn(page, question.getByRole('button', { name: t('sms-login.setting.confirmDisable') }));
    await expect(setting.getByText(t('sms-login.setting.disabled'))).toBeVisible();
    await page.reload();
    await expect(setting.getByText(t('sms-login.setting.off'), { exact: true })).toBeVisible();
  });
}
