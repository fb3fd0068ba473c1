export interface BrandFile {
  /** From the root of the repository, with `<id>` in place of the brand's. */
  readonly path: string;
  readonly holds: string;
  /** What a designer or a developer then does with it. */
  readonly yours: string;
}

/** What the command writes, in the order to look at it. */
export const BRAND_FILES: readonly BrandFile[] = [
  {
    path: 'tokens/src/brands/<id>.ts',
    holds: 'All roles of the contract as plain values, light and dark: colours, shadows, type, radius.',
    yours: 'Tune by eye. The proof of contrast runs with the tests and names a pair that no longer holds.',
  },
  {
    path: 'design-system/src/themes/<id>.css.ts',
    holds: 'The theme and its fonts, served from our own address.',
    yours: 'Change the font here and in the tokens; its package has to be installed.',
  },
  {
    path: 'design-system/src/brands/<id>.tsx',
    holds: 'A sign composed from the id, with the name beside it.',
    yours: 'Replace it by the real logo as SVG, in currentcolor and the decor colour.',
  },
  {
    path: 'design-system/src/brands/<id>.svg',
    holds:
      'Eight scenes from the login to a lost page, and a child’s face, coloured by the illustration roles.',
    yours: 'Redraw them in the brand’s own hand on the same canvases and under the same ids.',
  },
  {
    path: 'portal/shell/browser/public/assets/icon-<id>.svg',
    holds: 'The icon in the browser’s tab.',
    yours: 'Replace it together with the logo.',
  },
  {
    path: 'portal/shell/browser/brands/<id>.ts',
    holds: 'Where the portal loads theme and drawings from.',
    yours: 'Leave it as it is.',
  },
  {
    path: 'portal/brands/<id>.ts',
    holds:
      'The settings: hosts, languages, phone, features, absent pages, notice hours, ages, clients, senders and data controller.',
    yours: 'Fill in what is marked sample: a production start names each that is left and refuses.',
  },
  {
    path: 'portal/brands/terms/<id>.ts',
    holds: 'Terms of use to begin from, in three languages.',
    yours: 'Let them be checked by a lawyer. Single messages are overridden in the settings.',
  },
];

/** Files that get a line for the new brand. */
export const REGISTRIES: readonly string[] = [
  'tokens/src/brands/registry.ts',
  'portal/brands/registry.ts',
  'portal/brands/brand-ids.ts',
  'design-system/src/themes/font-metrics.ts',
];
