import type { BrandId } from '#contract/brand/brand.ts';

/** Which neighbours a search in a municipality includes, one way as written (BOOK-11). */
export const NEARBY: Readonly<Record<string, readonly string[]>> = {
  espoo: ['helsinki', 'vantaa'],
  hyvinkää: ['järvenpää', 'tuusula'],
  vantaa: ['espoo', 'helsinki', 'kerava'],
};

export interface SearchableClinic {
  readonly id: string;
  readonly brands: readonly BrandId[];
  /** Null for a remote clinic. */
  readonly municipalityId: string | null;
}

export interface PlaceFilters {
  readonly brand: BrandId;
  readonly clinicIds: readonly string[];
  readonly municipalityIds: readonly string[];
  /** Remote times too, asked for or by the specialty itself. */
  readonly includesRemote: boolean;
}

/** Municipalities with their neighbours. A neighbour's own neighbours are not included. */
export function widenMunicipalities(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => [id, ...(NEARBY[id] ?? [])]))];
}

/**
 * The clinics that a search looks at: the brand's physical ones, narrowed to those named and those in the
 * named municipalities or near them, and the brand's remote ones if wanted.
 */
export function clinicsToSearch(clinics: readonly SearchableClinic[], filters: PlaceFilters): string[] {
  const municipalities = widenMunicipalities(filters.municipalityIds);
  const isNarrowed = filters.clinicIds.length > 0 || municipalities.length > 0;
  return clinics
    .filter(({ brands }) => brands.includes(filters.brand))
    .filter(({ id, municipalityId }) =>
      municipalityId === null
        ? filters.includesRemote
        : !isNarrowed || filters.clinicIds.includes(id) || municipalities.includes(municipalityId),
    )
    .map(({ id }) => id);
}

/** Times that a card shows beside the number of the others. */
export const TIMES_OF_CARD = 5;
