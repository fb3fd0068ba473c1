import { type Disease, inOrder } from '#areas/record/shared/health-record/diseases.ts';

/** What is known of a vaccination's protection. */
interface Protecting {
  /** What it protects from; empty: no code says so. */
  readonly diseases: readonly Disease[];
  /** As the record calls it. */
  readonly name: string | null;
}

/** Vaccinations against the same. */
export interface Protected<Each> {
  /** Diseases that each of them protects from; empty: they are called alike. */
  readonly diseases: readonly Disease[];
  readonly doses: readonly Each[];
}

/**
 * Vaccinations by disease. Diseases that were always vaccinated against together stand together, as measles, mumps and
 * rubella; a vaccination against several that were not stands under each. Those of no known disease go by their name.
 *
 * @param given the latest first; so are the doses of each disease, and so are the diseases by their latest one
 */
export function byDisease<Each extends Protecting>(given: readonly Each[]): Protected<Each>[] {
  const known = inOrder(given.flatMap(({ diseases }) => diseases));
  const groups = new Map<string, Protected<Each>>();
  for (const disease of known) {
    const doses = given.filter(({ diseases }) => diseases.includes(disease));
    const key = doses.map((each) => given.indexOf(each)).join();
    groups.set(key, { diseases: [...(groups.get(key)?.diseases ?? []), disease], doses });
  }
  const others = Map.groupBy(
    given.filter(({ diseases }) => diseases.length === 0),
    ({ name }) => name,
  );
  const placeOf = ({ doses: [latest] }: Protected<Each>) => (latest ? given.indexOf(latest) : -1);
  return [...groups.values(), ...[...others.values()].map((doses) => ({ diseases: [], doses }))].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
}
