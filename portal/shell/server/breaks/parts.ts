import * as features from '#areas/registry.ts';
import { accessOf } from '#contract/routes/route-access.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { Part } from '#contract/system/parts.ts';

/** What is out of use with a part, by the names of features. Messages and questionnaires have words and rules of their own. */
const PARTS_OF_FEATURES: Readonly<Record<string, Part>> = {
  booking: 'booking',
  laboratory: 'results',
  imaging: 'results',
  prescriptions: 'prescriptions',
  invoices: 'invoices',
  payments: 'payment',
};

/** The part whose breaks close a feature's pages and calls; null: none does. */
export const partOfFeature = (id: string): Part | null => PARTS_OF_FEATURES[id] ?? null;

/** The part of each page that a break can close. */
const PARTS_OF_PAGES: ReadonlyMap<string, Part> = new Map(
  Object.values(features).flatMap(({ id, pages }) => {
    const part = partOfFeature(id);
    return part ? Object.keys(pages).map((key) => [key, part] as const) : [];
  }),
);

/** The part whose breaks close a page; null: none does. */
export const partOfPage = (key: PageKey): Part | null => PARTS_OF_PAGES.get(key) ?? null;

/** Features whose breaks have rules of their own, but are told ahead as others are. */
const OWN_RULES: Readonly<Record<string, Part>> = {
  conversations: 'messages',
  questionnaires: 'questionnaires',
};

/** The pages that tell ahead of a part's breaks: the patient's own of the part, also of those with rules of their own, and the front page. */
export function pagesTelling(part: Part): readonly PageKey[] {
  const own = Object.values(features).filter(({ id }) => (OWN_RULES[id] ?? partOfFeature(id)) === part);
  const keys = own.flatMap(({ pages }) => Object.keys(pages) as PageKey[]);
  return ['front-page', ...keys.filter((key) => accessOf(key) !== 'staff')];
}
