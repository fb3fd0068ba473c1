import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brands } from '@portal/tokens/brands/registry';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The icons of an installed portal, by what stands after the brand in their names: how large, and how much of it the drawing takes. */
export const ICONS = {
  '192': { size: 192, drawing: 0.8 },
  '512': { size: 512, drawing: 0.8 },
  /** iOS rounds the corners itself. */
  '180': { size: 180, drawing: 0.72 },
  /** A launcher may cut away all but a circle of four fifths: https://www.w3.org/TR/appmanifest/#icon-masks */
  maskable: { size: 512, drawing: 0.56 },
} as const;

/** `/assets/icon-kaari-512.png`: the drawing of the brand on its own ground, in pixels. */
const ADDRESS = /^\/assets\/icon-([a-z]+)-(\w+)\.png$/;

/**
 * Makes the icons for home screens from the drawing of each brand, `icon-<brand>.svg`: with the build, and in development when
 * they are asked for.
 *
 * @param drawings the folder of the drawings
 */
export function brandIcons(drawings: string): Plugin {
  return {
    name: 'brand-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const file of globSync('icon-*.svg', { cwd: drawings })) {
        const brand = basename(file, '.svg').slice('icon-'.length);
        for (const kind of Object.keys(ICONS) as (keyof typeof ICONS)[]) {
          const source = await drawIcon(drawings, brand, kind);
          this.emitFile({ type: 'asset', fileName: `assets/icon-${brand}-${kind}.png`, source });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [, brand = '', kind = ''] = ADDRESS.exec(request.url ?? '') ?? [];
        if (!(kind in ICONS)) return next();
        response.setHeader('content-type', 'image/png');
        response.end(await drawIcon(drawings, brand, kind as keyof typeof ICONS));
      });
    },
  };
}

/** @throws Error for a brand without a drawing */
async function drawIcon(drawings: string, brand: string, kind: keyof typeof ICONS): Promise<Buffer> {
  const { size, drawing } = ICONS[kind];
  const inner = Math.round(size * drawing);
  const svg = readFileSync(join(drawings, `icon-${brand}.svg`));
  // As dense as it is shown: the drawing is 36 pixels wide at 72 to the inch.
  const mark = await sharp(svg, { density: Math.ceil((72 * inner) / 36) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = brands.find(({ id }) => id === brand)?.scheme.light.color.surface ?? '#ffffff';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}
