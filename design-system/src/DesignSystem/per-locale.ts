/**
 * Makes something of a locale once and keeps it. To build one of `Intl`'s formats takes as long as to write some fifty
 * values with it, and a page writes hundreds.
 *
 * @param make of a module's own, so that there are as many kept as there are locales
 */
export function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const kept = new Map<string, Made>();
  return (locale) => {
    const made = kept.get(locale) ?? make(locale);
    kept.set(locale, made);
    return made;
  };
}
