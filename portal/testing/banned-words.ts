import type { Language } from '#contract/language/language.ts';

/**
 * Words that no patient reads, with what is said instead: developers' nouns, second names of one thing, and words that
 * are right in another language only. `docs/glossary.md` has the right ones.
 */
export const BANNED: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  fi: [
    [/\bistun(to|no)/i, 'Sinut on kirjattu ulos'],
    [/portaali/i, 'verkkopalvelu, verkossa'],
    [/skripti/i, 'JavaScript'],
    [/\bnäkym(ä|än|ässä|ästä|ät)\b/i, 'sivu'],
    [/(?<!\p{L})tila(n|ssa)?(?!\p{L})/iu, 'onko … käytössä'],
    [/\bklinik/i, 'toimipiste'],
    [/\bpuhelinaika\b/i, 'puhelinvastaanotto'],
    [/\bpieleen\b/i, 'vikaan'],
    [/verkkovirhe|\b(ei|tarkista) yhtey/i, 'verkkoyhteys'],
    [/\bepäonnistui/i, 'ei onnistunut'],
    [/\bvajaa\b/i, 'puutteellinen'],
    [/suostumuksesi|suostumuslomake/i, 'vahvistus tai lupa'],
    [/116 117/, '116117'],
    [/viite(arvo|alue)/i, 'viiteväli'],
    [/palvelu\p{L}* \{brand\}/iu, '{brandCompound}-palvelu'],
  ],
  sv: [
    [/\bsession/i, 'Du har loggats ut'],
    [/portal/i, 'tjänsten, på nätet'],
    [/\bskript/i, 'JavaScript'],
    [/\bvyn?\b/i, 'sida'],
    [/\bsakkunnig/i, 'expert'],
    [/\bklinik/i, 'mottagning'],
    [/verksamhetsställe/i, 'mottagning'],
    [/textmeddeland/i, 'sms'],
    [/nätförbindelse|nätanslutning|\bförbindelse|nätverksfel/i, 'internetanslutning'],
    [/\bsänd(a|er|s|es|e|t|ning)?\b/i, 'skicka'],
    [/på webben/i, 'på nätet'],
    [/säkert förvar/i, 'finns kvar'],
    [/\blov(et)?\b/i, 'tillstånd'],
    [/stark autentisering/i, 'identifiering'],
    [/yrkesutbildad person/i, 'yrkesperson'],
    [/laboratoriesvar|provsvar|referensvärde/i, 'laboratorieresultat, referensintervall'],
    [/\bbetjäna/i, 'hjälpa'],
    [/kundservice/i, 'kundtjänst'],
    [/^Ange\b/, 'Skriv'],
  ],
  en: [
    [/(?<!therapy )\bsession/i, 'you have been logged out'],
    [/\bportal/i, 'service, online'],
    [/\bscripts?\b/i, 'JavaScript'],
    [/\bthis view\b/i, 'this page'],
    [/\bfree (time|appointment)/i, 'available time'],
    [/e-mail/i, 'email'],
    [/\bsign(ed|ing)?[ -](in|out)\b/i, 'log in, log out'],
    [/(?<!personal )\bidentity code/i, 'personal identity code'],
    [/\bpictures?\b/i, 'image'],
    [/\bwho(m)?ever\b/i, 'the person who'],
    [/\b(is|are) safe\b/i, 'has been kept'],
    [/\bgo on\b/i, 'continue'],
    [/\bcustomer service on\b/i, 'customer service at'],
    // The Act on the Processing of Client Data is named as it is translated.
    [/(?<!Client Data in )\bhealthcare\b/i, 'health care'],
    [/\boccupational-health\b/i, 'occupational health care'],
  ],
};

/** A banned word in a text, with what to say instead; null if there is none. */
export function bannedIn(text: string, language: Language): string | null {
  const found = BANNED[language].find(([word]) => word.test(text));
  return found ? `${text.match(found[0])?.[0]} → ${found[1]}` : null;
}
