import type { Localised } from '#contract/language/language.ts';
import type { Holiday } from '#contract/time/holidays.ts';

const name = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

/** What the days are called on which clinics are closed. */
export const HOLIDAY_NAMES: Readonly<Record<Holiday, Localised>> = {
  newYear: name('Uudenvuodenpäivä', 'Nyårsdagen', 'New Year’s Day'),
  epiphany: name('Loppiainen', 'Trettondagen', 'Epiphany'),
  goodFriday: name('Pitkäperjantai', 'Långfredagen', 'Good Friday'),
  easter: name('Pääsiäispäivä', 'Påskdagen', 'Easter Sunday'),
  easterMonday: name('Toinen pääsiäispäivä', 'Annandag påsk', 'Easter Monday'),
  mayDay: name('Vappu', 'Första maj', 'May Day'),
  ascension: name('Helatorstai', 'Kristi himmelsfärdsdag', 'Ascension Day'),
  pentecost: name('Helluntai', 'Pingstdagen', 'Pentecost'),
  midsummerEve: name('Juhannusaatto', 'Midsommarafton', 'Midsummer Eve'),
  midsummer: name('Juhannuspäivä', 'Midsommardagen', 'Midsummer Day'),
  allSaints: name('Pyhäinpäivä', 'Alla helgons dag', 'All Saints’ Day'),
  independence: name('Itsenäisyyspäivä', 'Självständighetsdagen', 'Independence Day'),
  christmasEve: name('Jouluaatto', 'Julafton', 'Christmas Eve'),
  christmas: name('Joulupäivä', 'Juldagen', 'Christmas Day'),
  boxingDay: name('Tapaninpäivä', 'Annandag jul', 'Boxing Day'),
};
