/** Languages that the design system speaks by itself. */
export type DesignLanguage = 'fi' | 'sv' | 'en';

const fi = {
  loading: 'Ladataan',
  loadFailed: 'Lataaminen ei onnistunut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  close: 'Sulje',
  optional: 'valinnainen',
  notifications: 'Ilmoitukset',
  opensInNewTab: 'avautuu uuteen välilehteen',
  info: 'Huomaa',
  success: 'Onnistui',
  warning: 'Varoitus',
  error: 'Virhe',
  retry: 'Yritä uudelleen',
  cancel: 'Peruuta',
  search: 'Hae',
  clear: 'Tyhjennä',
  noResults: 'Ei hakutuloksia',
  choose: 'Valitse',
  previousMonth: 'Edellinen kuukausi',
  nextMonth: 'Seuraava kuukausi',
  availableTimes: 'vapaita aikoja',
  noAvailableTimes: 'ei vapaita aikoja',
  stepOf: 'Vaihe {current} / {total}',
  stepDone: 'valmis',
};

export type BuiltInStrings = Readonly<Record<keyof typeof fi, string>>;

const sv: BuiltInStrings = {
  loading: 'Laddar',
  loadFailed: 'Det gick inte att ladda innehållet. Kontrollera din nätanslutning och försök igen.',
  close: 'Stäng',
  optional: 'valfritt',
  notifications: 'Meddelanden',
  opensInNewTab: 'öppnas i en ny flik',
  info: 'Observera',
  success: 'Klart',
  warning: 'Varning',
  error: 'Fel',
  retry: 'Försök igen',
  cancel: 'Avbryt',
  search: 'Sök',
  clear: 'Töm',
  noResults: 'Inga sökresultat',
  choose: 'Välj',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  availableTimes: 'lediga tider',
  noAvailableTimes: 'inga lediga tider',
  stepOf: 'Steg {current} av {total}',
  stepDone: 'klart',
};

const en: BuiltInStrings = {
  loading: 'Loading',
  loadFailed: 'Loading failed. Check your network connection and try again.',
  close: 'Close',
  optional: 'optional',
  notifications: 'Notifications',
  opensInNewTab: 'opens in a new tab',
  info: 'Note',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  retry: 'Try again',
  cancel: 'Cancel',
  search: 'Search',
  clear: 'Clear',
  noResults: 'No results',
  choose: 'Choose',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  availableTimes: 'times available',
  noAvailableTimes: 'no times available',
  stepOf: 'Step {current} of {total}',
  stepDone: 'done',
};

/** Texts that belong to a control rather than to a page: 'Close', 'Next month'. */
export const strings: Readonly<Record<DesignLanguage, BuiltInStrings>> = { fi, sv, en };

/** The format of dates and numbers: English is British, Swedish is Finland's. */
export const LOCALES: Readonly<Record<DesignLanguage, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' };

/** Fills `{name}` in a built-in string. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_match, key: string) => String(values[key]));
}
