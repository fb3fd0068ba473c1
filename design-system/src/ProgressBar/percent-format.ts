import { perLocale } from '../DesignSystem/per-locale.ts';

/** Writes a part of one: 0.5 as '50 %'. */
export const percentFormat = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
