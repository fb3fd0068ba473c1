import type { DesignLanguage } from '../DesignSystem/strings.ts';

/** Ahead of the key that leads to a toast. Separate from the built-in strings: it comes with the first toast. */
export const keyHint: Readonly<Record<DesignLanguage, string>> = {
  fi: 'Siirry tähän:',
  sv: 'Gå hit:',
  en: 'Go here:',
};
