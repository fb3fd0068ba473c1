import compile from 'icu-minify/compile';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { languagesOf, termsLanguagesOf, textsIn } from '#contract/brand/brand-languages.ts';
import { overrideTree } from '#contract/brand/brand-messages.ts';
import { compoundName } from '#contract/brand/compound-name.ts';
import type { Language } from '#contract/language/language.ts';
import type { PublicBrand } from '#contract/pages/render.ts';
import { missingPages } from './missing-pages.ts';

const known = new WeakMap<BrandSettings, Map<Language, PublicBrand>>();

/**
 * What a page needs to know of its brand; the rest stays on the server. Parses messages, so only the server and the
 * tests use it, and does it once.
 *
 * @throws Error if the brand does not have the language
 */
export function publicBrand(brand: BrandSettings, language: Language): PublicBrand {
  const ofBrand = known.get(brand) ?? new Map<Language, PublicBrand>();
  known.set(brand, ofBrand);
  const found = ofBrand.get(language) ?? prepare(brand, language);
  ofBrand.set(language, found);
  return found;
}

function prepare(brand: BrandSettings, language: Language): PublicBrand {
  const {
    hosts: _h,
    sender: _s,
    texts: _t,
    identification: _i,
    payment: _p,
    insurers: _n,
    dataController: _d,
    absentPages: _a,
    adultBrand: _b,
    ...open
  } = brand;
  const { customerServiceHours, messages } = textsIn(brand, language);
  const { outbound: _o, ...onPages } = overrideTree(messages);
  return {
    ...open,
    languages: languagesOf(brand),
    termsLanguages: termsLanguagesOf(brand),
    missingPages: missingPages(brand),
    compoundName: compoundName(brand.name, language),
    customerServiceHours,
    messages: compiled(onPages) as PublicBrand['messages'],
  };
}

function compiled(node: unknown): unknown {
  if (typeof node === 'string') return compile(node);
  return Object.fromEntries(Object.entries(node as object).map(([name, each]) => [name, compiled(each)]));
}
