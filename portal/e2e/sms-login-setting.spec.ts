import { brands } from '#contract/brands/registry.ts';
import { href } from '#contract/routes.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from './fixtures.ts';
import { pressOn } from './keyboard.ts';
import { codeSentTo, ownNumber } from './sms-codes.ts';
import { textsIn } from './texts.ts';

test('SMS login is turned on, given another number and turned off in one’s own information, by keyboard', async ({
  page,
}) => {
  const t = textsIn('sv', brands.pikkujatti);
  const [first, second] = [ownNumber(), ownNumber()];
  await page.setViewportSize(PHONE);
  const address = href('my-information', {}, 'sv');
  await signIn(page, 'Janne Petteri Koskinen', address, 'pikkujatti');
  await page.goto(originOf('pikkujatti') + address);
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
