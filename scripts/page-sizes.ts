import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRAND_IDS } from '../portal/brands/brand-ids.ts';
import { LANGUAGES } from '../portal/contract/language/language.ts';
import { TAB_SOURCES } from '../portal/shell/browser/pages/my-information/tab-sources.ts';
import { PAGES } from '../portal/shell/browser/pages.ts';
import { addressesSource } from '../portal/shell/browser/routing/addresses-source.ts';
import { assetsOf, type Manifest, readManifest } from '../portal/shell/server/render/manifest.ts';

/** What a browser with an empty cache loads until a page is complete; bytes as transferred (brotli). */
export interface PageSize {
  readonly brand: string;
  /** Source of the page's module, or of a part that comes with it; several page keys may share it. */
  readonly page: string;
  readonly js: number;
  readonly css: number;
  readonly jsFiles: number;
  readonly cssFiles: number;
}

/**
 * Maximum bytes of the first load of a page (kB = 1000 bytes). The aim for scripts is 112 kB, which one page misses by 0.1
 * (docs/decisions/111-addresses-of-one-language.md): a library's work is not done by hand for that.
 */
export const LIMITS = { js: 113_000, css: 20_000 } as const;

/** Parts that come with a page's document, one of these each time (`parts` of its definition). */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'shell/browser/pages/MyInformationPage.tsx': Object.values(TAB_SOURCES),
};

const client = fileURLToPath(new URL('../portal/dist/client/', import.meta.url));

/** The sizes of every built page in every brand, from the last build; in the language whose addresses are the largest. */
export async function pageSizes(): Promise<readonly PageSize[]> {
  const manifest = await readManifest(new URL('../portal/dist/client/.vite/manifest.json', import.meta.url));
  return measurePages(manifest, (file) => statSync(`${client}${file}.br`).size);
}

/** @param sizeOf bytes of a built file, by its path under the client's folder */
export function measurePages(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  pages: readonly string[] = [...new Set(Object.values(PAGES))],
  brandIds: readonly string[] = BRAND_IDS,
): PageSize[] {
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sizeOf(file.slice(1)), 0);
  const bytesOf = (source: string) => sum(assetsOf(manifest, [source]).modules);
  const [addresses = ''] = LANGUAGES.map(addressesSource).sort((one, other) => bytesOf(other) - bytesOf(one));
  return brandIds.flatMap((brand) =>
    pages.flatMap(withParts).map((own) => {
      const missing = own.find((source) => !manifest[source]);
      if (missing) throw new Error(`The build has no ${missing}: run \`npm run build\`.`);
      const entry = ['shell/browser/entry-client.tsx', `shell/browser/brands/${brand}.ts`, addresses];
      const { modules, styles } = assetsOf(manifest, [...entry, ...own]);
      return {
        brand,
        page: own.at(-1) ?? '',
        js: sum(modules),
        css: sum(styles),
        jsFiles: modules.length,
        cssFiles: styles.length,
      };
    }),
  );
}

function withParts(page: string): readonly (readonly string[])[] {
  return PARTS[page]?.map((part) => [page, part]) ?? [[page]];
}

/** The pages that are larger than allowed, one sentence each. */
export function oversized(sizes: readonly PageSize[]): string[] {
  return sizes.flatMap((size) =>
    (['js', 'css'] as const)
      .filter((kind) => size[kind] > LIMITS[kind])
      .map((kind) => {
        const name = `${size.page} (${size.brand})`;
        return `${name}: ${size[kind]} bytes of ${kind} on its first load, more than the allowed ${LIMITS[kind]}.`;
      }),
  );
}
