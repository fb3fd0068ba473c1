/** The ways to book, in the order of the landing page (BOOK-02). */
const TILES = [
  { name: 'private', key: 'private-appointment-list', feature: null },
  { name: 'insurance', key: 'insurance-appointment-list', feature: 'insurance' },
  { name: 'occupational', key: 'ohc-landing-page-for-anonymous-users', feature: 'occupational-health' },
  { name: 'kela65', key: 'kela65-appointment-list', feature: 'kela65' },
] as const;

export type BookingTile = (typeof TILES)[number];
export type TileName = BookingTile['name'];

/** The ways to book that a visitor has. */
export function bookingTiles(hasFeature: (feature: string) => boolean): readonly BookingTile[] {
  return TILES.filter(({ feature }) => feature === null || hasFeature(feature));
}
