import { perLocale } from '../DesignSystem/per-locale.ts';

/** Formats a fraction: 0.5 as '50 %'. */
export const percentFormat = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
