import { brands } from '@portal/tokens/brands/registry';
import { SCHEMES } from '@portal/tokens/contract';

// What is photographed in which modes: the one list that `npm run test:visual` and Chromatic both read, as
// `parameters.chromatic`.

type Scheme = (typeof SCHEMES)[number];

/** One mode of a story: the toolbar's choices and the window, in CSS pixels. The height is a picture's minimum. */
export interface Mode {
  readonly brand: string;
  readonly scheme: Scheme;
  readonly viewport: { readonly width: number; readonly height: number };
}

/** By name, which is also the baseline's: `kaari-360-light`. */
export type Modes = Readonly<Record<string, Mode>>;

/** A phone, the last pixel of small and of medium (PAGE-17), and a desk. */
export const WIDTHS = [360, 480, 800, 1280] as const;
const PHONE = 360;
const TABLET = 800;
const DESK = 1280;
const HEIGHTS: Readonly<Record<(typeof WIDTHS)[number], number>> = {
  360: 780,
  480: 900,
  800: 900,
  1280: 900,
};

/** The brands that patients meet; whole pages are photographed in these. */
const PRODUCTS = ['kaari', 'pikkujatti'] as const;
/** That many brands are photographed in full; later ones differ by tokens only, which a few pictures show. */
const IN_FULL = 3;
const everyBrand = brands.map(({ id }) => id);
const fullBrands = everyBrand.slice(0, IN_FULL);
const laterBrands = everyBrand.slice(IN_FULL);

function modes(
  ids: readonly string[],
  looks: readonly (readonly [width: (typeof WIDTHS)[number], scheme: Scheme])[],
): Modes {
  const all = ids.flatMap((brand) =>
    looks.map(([width, scheme]): [string, Mode] => [
      `${brand}-${width}-${scheme}`,
      { brand, scheme, viewport: { width, height: HEIGHTS[width] } },
    ]),
  );
  return Object.fromEntries(all);
}

/** A story's parameters for photographs. */
export interface Snapshots {
  readonly chromatic: {
    readonly disableSnapshot: boolean;
    readonly modes: Modes;
    readonly forcedColors?: 'active';
    readonly media?: 'print';
  };
}

const snapshots = (shown: Modes): Snapshots => ({ chromatic: { disableSnapshot: false, modes: shown } });

const EVERY_LOOK = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => [width, scheme] as const));
const FEW_LOOKS = [
  [PHONE, 'light'],
  [DESK, 'dark'],
] as const;

/** Every component in every brand, at every width, in both schemes. */
export const inEveryMode = snapshots({
  ...modes(fullBrands, EVERY_LOOK),
  ...modes(laterBrands, FEW_LOOKS),
});

/** Every other state: it differs from those only in a part. */
export const inTwoModes = snapshots({
  ...modes(PRODUCTS.slice(0, 1), [[PHONE, 'light']]),
  ...modes(PRODUCTS.slice(1), [[DESK, 'dark']]),
});

/** Overlays would cover each other side by side, so each is alone. */
export const asOverlay = snapshots(modes(PRODUCTS, FEW_LOOKS));

/** A whole page. */
export const asPage = snapshots(
  modes(PRODUCTS, [
    [PHONE, 'light'],
    [DESK, 'light'],
  ]),
);

/** A page that a brand is met by: in the dark, and in a brand that is no product of its own, too. */
export const asEntryPage = snapshots({
  ...asPage.chromatic.modes,
  ...modes(PRODUCTS.slice(0, 1), [[DESK, 'dark']]),
  ...modes(everyBrand.slice(2, 3), [
    [PHONE, 'light'],
    [DESK, 'light'],
  ]),
});

/** An e-mail: each product on a phone and on a tablet, one of them dark. */
export const asMail = snapshots({
  ...modes(PRODUCTS.slice(0, 1), [
    [PHONE, 'light'],
    [TABLET, 'dark'],
  ]),
  ...modes(PRODUCTS.slice(1), [
    [PHONE, 'dark'],
    [TABLET, 'light'],
  ]),
});

/** A4 in CSS pixels. */
const SHEET = { width: 794, height: 1123 } as const;

/** A page as it is printed, in one brand. */
export const onPaper = (brand: string): Snapshots => ({
  chromatic: {
    disableSnapshot: false,
    media: 'print',
    modes: { [`${brand}-paper`]: { brand, scheme: 'light', viewport: SHEET } },
  },
});

/** Doubled text, and right-to-left writing. */
export const asEdge = snapshots(modes(everyBrand.slice(0, 1), [[PHONE, 'light']]));

/** The system's colours instead of a brand's. */
export const inForcedColours: Snapshots = {
  chromatic: { ...asEdge.chromatic, forcedColors: 'active' },
};
