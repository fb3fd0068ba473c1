import { type BrandTokens, contract, SCHEMES, type ShapeTokens } from './contract.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * Missing and unknown values of a brand, one sentence each, compared with the contract. The compiler checks the same;
 * this also holds where values come from a file or a cast.
 */
export function rolesAmiss(brand: BrandTokens): string[] {
  const { color, illustration, shadow, ...shape } = contract;
  return [
    ...SCHEMES.flatMap((scheme) =>
      compare({ color, illustration, shadow }, brand.scheme[scheme], `${brand.id}, ${scheme}: `),
    ),
    ...compare(shape, shapeOf(brand), `${brand.id}: `),
  ];
}

/** What of a brand is the same in both schemes. */
export function shapeOf({ type, radius, card, density, hero }: BrandTokens): ShapeTokens {
  return { type, radius, card, density, hero };
}

function compare(wanted: Node, given: unknown, path: string): string[] {
  const values = isNode(given) ? given : {};
  const unknown = Object.keys(values).filter((key) => !(key in wanted));
  return [
    ...unknown.map((key) => `${path}${key} is no role of the contract.`),
    ...Object.entries(wanted).flatMap(([key, inner]) => {
      const value = values[key];
      if (isNode(inner)) return compare(inner, value, `${path}${key}.`);
      return typeof value === 'string' && value !== '' ? [] : [`${path}${key} is missing.`];
    }),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
