import * as features from '../../../registry.ts';

type Features = typeof features;
type TileOf<Declared> = Declared extends { readonly bookingTiles: readonly (infer Tile)[] } ? Tile : never;

export type BookingTile = { [Name in keyof Features]: TileOf<Features[Name]> }[keyof Features];
export type TileName = BookingTile['name'];

/** The ways to book, in the order of the landing page (BOOK-02): what the features declare, written out by the build. */
export const TILES: readonly BookingTile[] = Object.values(features).flatMap(
  (feature): readonly BookingTile[] => ('bookingTiles' in feature ? feature.bookingTiles : []),
);
