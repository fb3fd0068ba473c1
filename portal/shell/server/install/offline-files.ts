import { createHash } from 'node:crypto';
import type { BrandId, BrandSettings } from '#contract/brand/brand.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import type { Language } from '#contract/language/language.ts';
import { OFFLINE_SCRIPT, offlineAddress } from '#contract/pages/install-addresses.ts';
import type { OfflineFiles } from '#contract/pages/offline-files.ts';
import { drawPlainPage, type PlainPageParts } from '../render/plain-page.ts';
import { iconAddress } from './web-app-manifest.ts';

/** What a brand's portal keeps in browsers. */
interface BrandOffline {
  readonly pages: Readonly<Partial<Record<Language, Buffer>>>;
  /** What the service worker is told of it. */
  readonly listed: OfflineFiles;
}

/** Files that a page names. */
const FILES = /(?:href|src)="(\/assets\/[^"]+)"/g;

/** The pages without a connection, drawn once for each brand. */
export function createOfflineFiles(parts: PlainPageParts) {
  const drawn = new Map<BrandId, Promise<BrandOffline>>();
  return (brand: BrandSettings): Promise<BrandOffline> => {
    const known = drawn.get(brand.id);
    if (known) return known;
    const files = draw(parts, brand);
    drawn.set(brand.id, files);
    files.catch(() => drawn.delete(brand.id));
    return files;
  };
}

async function draw(parts: PlainPageParts, brand: BrandSettings): Promise<BrandOffline> {
  const script = `<script type="module" src="${OFFLINE_SCRIPT}"></script>`;
  const languages = languagesOf(brand);
  const pages = await Promise.all(
    languages.map(
      async (lang) => [lang, await drawPlainPage(parts, 'offline', brand, lang, script)] as const,
    ),
  );
  const named = pages.flatMap(([, page]) =>
    [...page.toString().matchAll(FILES)].map(([, file = '']) => file),
  );
  const hash = createHash('sha256');
  for (const [, page] of pages) hash.update(page);
  hash.update(parts.frontEnd.offline?.script ?? '');
  return {
    pages: Object.fromEntries(pages),
    listed: {
      build: hash.digest('base64url').slice(0, 12),
      pages: Object.fromEntries(languages.map((lang) => [lang, offlineAddress(lang)])),
      files: [...new Set(named), OFFLINE_SCRIPT],
      icon: iconAddress(brand.id, '192'),
    },
  };
}
