import { brandOf } from '#brands/registry.ts';
import { href } from '#contract/routes/routes.ts';
import { addBusinessDays } from '#contract/time/business-days.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { textsIn } from '../texts.ts';
import type { Tab } from './tab.ts';

/** Where the product is. */
export interface Product {
  /** Of the brand. */
  readonly origin: string;
  readonly sandbox: string;
}

type Job = (tab: Tab, product: Product) => Promise<void>;

const lang = 'fi';
const t = textsIn(lang, brandOf('kaari'));
const heading = (name: string) => ({ css: 'h1', name });
const link = (name: string) => ({ css: 'a', name });
const button = (name: string) => ({ css: 'button', name });
const field = (name: string) => ({ css: 'input:not([type=radio], [type=checkbox]), textarea', name });
/** A time of a list. */
const TIME = { css: 'a[id^="time-"]' };

/** What patients mostly do, in the order in which one of them does it: some begin where the one before has ended. */
export const JOBS: Readonly<Record<string, Job>> = {
  async identify(tab, { origin, sandbox }) {
    await tab.open(origin + href('login-page-for-anonymous-users', {}, lang));
    await tab.press({ css: 'main a[href*="/oauth/authenticate"]', name: 'Kuusipankki' });
    await tab.reaches(sandbox);
    await confirm(tab, 'Aino Maria Virtanen');
    await tab.reaches(origin);
    await tab.live();
    await tab.sees(heading('Aino'));
  },
  async book(tab, { origin }) {
    // So far ahead that booking and moving bind nobody.
    const startDate = addBusinessDays(helsinkiDay(new Date()), 6);
    await tab.open(origin + href('private-appointment-list', {}, lang, { startDate }));
    await tab.press(TIME);
    await tab.sees(heading(t('booking.reservation.title')));
    await tab.live();
    await tab.press(button(t('booking.reservation.submit')));
    await tab.sees(heading(t('booking.success.title')));
  },
  async move(tab) {
    await tab.press({ css: 'main a[href*="/ajanvaraukset/"]' });
    await tab.press(link(t('appointments.move.action')));
    await tab.sees(heading(t('booking.list.reschedule.title')));
    await tab.press(TIME);
    await tab.sees(heading(t('booking.move.title')));
    await tab.live();
    await tab.press(button(t('booking.move.submit')));
    await tab.sees({ css: 'main, [role=status]', name: t('booking.move.done') });
  },
  async results(tab, { origin }) {
    await tab.open(origin + href('lab-list', {}, lang));
    await tab.press({ css: 'main a[href*="/laboratoriotulos/"]' });
    await tab.sees({ css: 'main', name: t('laboratory.test.flag.within') });
  },
  async renew(tab, { origin }) {
    await tab.open(origin + href('prescriptions-list', {}, lang));
    await tab.press({ css: 'main li input[type=checkbox]' });
    await tab.press(link(t('prescriptions.basket.renew')));
    await tab.live();
    await tab.type(field(t('prescriptions.renewal.reason.label')), 'Verenpainetauti');
    const choose = (question: string, choice: string) =>
      tab.press({
        css: 'input[type=radio]',
        name: choice,
        within: { css: '[role=radiogroup]', name: question },
      });
    await choose(t('prescriptions.renewal.hasRunOut.label'), t('prescriptions.renewal.yes'));
    await choose(t('prescriptions.renewal.hasSideEffects.label'), t('prescriptions.renewal.no'));
    await tab.type(field(t('prescriptions.renewal.otherMedicines.label')), 'Ei muita');
    await tab.press(button(t('prescriptions.renewal.send', { count: 1 })));
    await tab.sees({ css: '[role=status]', name: t('prescriptions.renewal.sent.title') });
  },
  async pay(tab, { origin, sandbox }) {
    await tab.open(origin + href('invoices-page', {}, lang));
    await tab.press({ css: 'main a[href*="/maksa/"]' });
    await tab.press(button(t('payments.pay.choose')));
    await tab.press(button('Lumipankki'));
    await tab.reaches(sandbox);
    await tab.press({ css: 'button[value=pay]' });
    await tab.sees(heading(t('payments.result.ok.title')));
  },
  // Aino's care has no messages; an employee's has.
  async write(tab, { origin, sandbox }) {
    const next = href('conversation-new', {}, lang);
    await tab.go(`${origin}/oauth/authenticate?${new URLSearchParams({ lang, next })}`);
    await tab.reaches(sandbox);
    await tab.press(link('Kuusipankki'));
    await confirm(tab, 'Eero Juhani Lehtonen');
    await tab.reaches(origin + next);
    await tab.live();
    await tab.press({ css: 'main input[type=radio]' });
    await tab.type(field(t('conversations.new.subject')), 'Selkä');
    await tab.type(field(t('conversations.new.message')), 'Kipu alkoi maanantaina.');
    await tab.press(button(t('conversations.new.send')));
    await tab.sees(heading('Selkä'));
  },
};

/** Says at the identification service who one is. */
async function confirm(tab: Tab, name: string): Promise<void> {
  await tab.press(link(name));
  await tab.sees(heading('Vahvista tunnistautuminen'));
  await tab.press(button('Vahvista'));
}
