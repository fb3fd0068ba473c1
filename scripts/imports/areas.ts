import type { Area } from '../../portal/areas/feature.ts';

/** The areas whose shared code each may import beside its own: one way only, so that a subject can be read without those above it. */
const BELOW: Readonly<Record<string, readonly Area[]>> = {
  person: [],
  messages: ['person'],
  appointments: ['person'],
  record: ['person', 'messages'],
  money: ['person', 'appointments'],
  occupational: ['person', 'messages', 'record'],
  service: ['person', 'messages', 'appointments'],
} satisfies Readonly<Record<Area, readonly Area[]>>;

export const FEATURE_RULE =
  'Features do not know each other; what two of an area mean by a word belongs into its shared/, what two show to components/.';
export const AREA_RULE = 'An area knows the shared code of those below it: see scripts/imports/areas.ts.';

/** The area and the folder below it in which a file of an area stands. */
export const PLACE = /^portal\/areas\/([^/]+)\/([^/]+)\//;

/** The rule that an import from one place of the areas to another breaks; null where it breaks none, or is no such import. */
export function brokenByArea(from: string, to: string): string | null {
  const [, area = '', feature] = PLACE.exec(from) ?? [];
  const [, otherArea = '', otherFeature] = PLACE.exec(to) ?? [];
  if (!area || !otherArea) return null;
  if (otherFeature !== 'shared') return area === otherArea && feature === otherFeature ? null : FEATURE_RULE;
  return area === otherArea || BELOW[area]?.some((below) => below === otherArea) ? null : AREA_RULE;
}
