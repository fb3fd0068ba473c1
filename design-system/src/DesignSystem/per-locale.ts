/**
 * Makes something once per locale and keeps it. Building one of `Intl`'s formats takes as long as writing some fifty
 * values with it, and a page writes hundreds.
 *
 * @param make a constant of the module, so that as many are kept as there are locales
 */
export function perLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const kept = new Map<string, Made>();
  return (locale) => {
    const made = kept.get(locale) ?? make(locale);
    kept.set(locale, made);
    return made;
  };
}
