import type { Search } from './search.ts';

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
}

/** One value that narrows a search, with its name and the search without it. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly without: Search;
}

/** Every value that narrows the search by name; a value whose name is not known is shown as it is. */
export function activeFilters(search: Search, choices: SearchChoices): readonly ActiveFilter[] {
  const lists = [
    ['specialtyIds', choices.specialties.map(({ code, name }) => [code, name] as const)],
    ['municipalityIds', choices.municipalities.map(({ id, name }) => [id, name] as const)],
    ['clinicIds', choices.clinics.map(({ id, name }) => [id, name] as const)],
    ['practitionerIds', choices.practitioners.map(({ id, name }) => [String(id), name] as const)],
  ] as const;
  return lists.flatMap(([list, names]) =>
    search[list].map((value) => ({
      key: `${list}/${value}`,
      name: new Map<string, string>(names).get(value) ?? value,
      without: { ...search, [list]: search[list].filter((other) => other !== value) },
    })),
  );
}
