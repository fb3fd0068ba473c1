const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Which country keeps a time zone, as the runtime's own tables have it; those of countries that are no more are left out. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => new Intl.Locale(`und-${first}${second}`)))
    .filter((locale) => Intl.getCanonicalLocales(locale.toString())[0] === locale.toString())
    .flatMap((locale) => (timeZonesOf(locale) ?? []).map((zone) => [zone, locale.region ?? ''] as const)),
);

/** The two-letter code of the country whose time zone a device shows; null for one that is no country's (`UTC`). */
export function countryOf(timeZone: string): string | null {
  return COUNTRIES.get(timeZone) ?? COUNTRIES.get(canonical(timeZone)) ?? null;
}

/** Part of the language since ES2026; its types are not yet. */
function timeZonesOf(locale: Intl.Locale & { getTimeZones?(): string[] | undefined }): string[] | undefined {
  return locale.getTimeZones?.();
}

/** A zone has had several names: `Europe/Kyiv` was `Europe/Kiev`. */
function canonical(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}
