import type { BenefitId } from '#areas/occupational/shared/fund/benefits.ts';

/** What of an entry of the record decides which benefit it has used. */
export interface Used {
  readonly what: 'visit' | 'procedure' | 'laboratory' | 'imaging';
  /** In Helsinki, `YYYY-MM-DD`. */
  readonly day: string;
  /** Codes of its type: its register, and who has cared. */
  readonly types: readonly string[];
  readonly specialties: readonly string[];
}

/** The benefits that have specialties of their own. */
type SpecialtiesOf = ReadonlyMap<BenefitId, readonly string[]>;

/** The fund's benefit that an entry has used; null: none, as visits in occupational health care, which the employer pays for. */
export function benefitOf({ what, types, specialties }: Used, own: SpecialtiesOf): BenefitId | null {
  if (types.includes('occupationalHealth')) return null;
  if (what !== 'visit') return what;
  for (const [id, codes] of own) if (specialties.some((code) => codes.includes(code))) return id;
  if (types.includes('nursing')) return 'nurse';
  if (types.includes('physiotherapy')) return 'physiotherapy';
  return types.includes('healthCare') ? 'specialist' : null;
}

/**
 * How often each benefit was used. A visit is a use; of all that was examined or done on one day, each kind is one.
 *
 * @param since first day that counts, by benefit
 */
export function countUses(
  entries: readonly Used[],
  own: SpecialtiesOf,
  since: (id: BenefitId) => string,
): ReadonlyMap<BenefitId, number> {
  const counts = new Map<BenefitId, number>();
  const days = new Set<string>();
  for (const entry of entries) {
    const id = benefitOf(entry, own);
    if (id === null || entry.day < since(id)) continue;
    const key = `${id} ${entry.day}`;
    if (entry.what !== 'visit' && days.has(key)) continue;
    days.add(key);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
