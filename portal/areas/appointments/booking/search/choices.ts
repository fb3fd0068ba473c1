import type { FilterName, Search } from './search.ts';

/** What a search can be narrowed to, and the names of what it is narrowed to already. */
export interface SearchChoices {
  readonly specialties: readonly {
    readonly code: string;
    readonly name: string;
    /** A search for it shows remote times by itself. */
    readonly includesRemote: boolean;
  }[];
  readonly municipalities: readonly { readonly id: string; readonly name: string }[];
  readonly clinics: readonly {
    readonly id: string;
    readonly name: string;
    readonly municipalityId: string;
    readonly address: string;
  }[];
  /** Those that the search names. */
  readonly practitioners: readonly { readonly id: number; readonly name: string; readonly title: string }[];
  /** The lists that are here: what is not in one of these is not to be had in this brand. */
  readonly loaded: readonly FilterName[];
}

/** One value that narrows a search, with the search without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly list: FilterName;
  /** Null: its list is not here. */
  readonly name: string | null;
  readonly without: Search;
}

function namesOf(choices: SearchChoices): readonly (readonly [FilterName, ReadonlyMap<string, string>])[] {
  return [
    ['specialtyIds', new Map(choices.specialties.map(({ code, name }) => [code, name]))],
    ['municipalityIds', new Map(choices.municipalities.map(({ id, name }) => [id, name]))],
    ['clinicIds', new Map(choices.clinics.map(({ id, name }) => [id, name]))],
    ['practitionerIds', new Map(choices.practitioners.map(({ id, name }) => [String(id), name]))],
  ];
}

/** Every value that narrows the search, by name. */
export function activeFilters(search: Search, choices: SearchChoices): readonly ActiveFilter[] {
  return namesOf(choices).flatMap(([list, names]) =>
    search[list].map((value) => ({
      key: `${list}/${value}`,
      list,
      name: names.get(value) ?? null,
      without: { ...search, [list]: search[list].filter((other) => other !== value) },
    })),
  );
}

/**
 * The search without what the brand does not have, as in a link from another brand or to somebody who has left (PAGE-16), and
 * which of its lists named something of the kind.
 */
export function knownSearch(
  search: Search,
  choices: SearchChoices,
): { readonly known: Search; readonly unknown: readonly FilterName[] } {
  const unknown = namesOf(choices).filter(
    ([list, names]) => choices.loaded.includes(list) && search[list].some((value) => !names.has(value)),
  );
  const kept = unknown.map(([list, names]) => [list, search[list].filter((value) => names.has(value))]);
  return { known: { ...search, ...Object.fromEntries(kept) }, unknown: unknown.map(([list]) => list) };
}
