import type { BrandSettings } from '#contract/brand/brand.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** What each list says of itself and of its one specialty: keys of this feature's messages. */
const TEXTS = {
  private: { title: 'list.title', description: 'list.description', lead: null, onlySpecialty: null },
  insurance: {
    title: 'insurance.list',
    description: 'landing.tiles.insurance.text',
    lead: 'insurance.lead',
    onlySpecialty: null,
  },
  kela65: {
    title: 'kela65.list',
    description: 'landing.tiles.kela65.text',
    lead: 'kela65.lead',
    onlySpecialty: 'landing.tiles.kela65.title',
  },
  occupational: {
    title: 'occupational.list',
    description: 'landing.tiles.occupational.text',
    lead: 'occupational.lead',
    onlySpecialty: null,
  },
} as const satisfies Readonly<Record<HealthCareType, object>>;

/** In a brand for children the child is insured. */
const CHILDS_INSURANCE = {
  ...TEXTS.insurance,
  description: 'landing.tiles.insurance.childText',
  lead: 'insurance.childLead',
} as const;

export function listTexts(customer: HealthCareType, { care }: Pick<BrandSettings, 'care'>) {
  return customer === 'insurance' && care === 'children' ? CHILDS_INSURANCE : TEXTS[customer];
}
