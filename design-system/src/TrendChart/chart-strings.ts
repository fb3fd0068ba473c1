import type { DesignLanguage } from '../DesignSystem/strings.ts';

const fi = {
  view: 'Esitystapa',
  chart: 'Kuvaaja',
  table: 'Taulukko',
  date: 'Päivä',
  age: 'Ikä',
  value: 'Arvo',
  flag: 'Suhde viiteväliin',
  noValue: 'Ei arvoa',
  noValues: 'Ei vielä arvoja',
  hint: 'Siirry arvosta toiseen nuolinäppäimillä.',
};

export type ChartStrings = Readonly<Record<keyof typeof fi, string>>;

const sv: ChartStrings = {
  view: 'Visningssätt',
  chart: 'Diagram',
  table: 'Tabell',
  date: 'Datum',
  age: 'Ålder',
  value: 'Värde',
  flag: 'Jämfört med referensintervallet',
  noValue: 'Inget värde',
  noValues: 'Inga värden ännu',
  hint: 'Gå från ett värde till ett annat med piltangenterna.',
};

const en: ChartStrings = {
  view: 'View',
  chart: 'Chart',
  table: 'Table',
  date: 'Date',
  age: 'Age',
  value: 'Value',
  flag: 'Compared with the range',
  noValue: 'No value',
  noValues: 'No values yet',
  hint: 'Move from value to value with the arrow keys.',
};

/** Separate from the built-in strings, since only pages with charts need them. */
export const chartStrings: Readonly<Record<DesignLanguage, ChartStrings>> = { fi, sv, en };
