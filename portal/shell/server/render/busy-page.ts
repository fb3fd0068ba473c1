import { constants } from 'node:zlib';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import { type Encoding, pack } from '../http/packing.ts';
import { drawPlainPage, type PlainPageParts } from './plain-page.ts';

/** The page that tells a reader to come back in a moment, as it travels. */
export interface BusyPage {
  readonly language: Language;
  readonly packed: Readonly<Record<Encoding, Buffer>>;
}

/** The page is drawn and packed once for each brand and language: it is the same for everybody. */
export function createBusyPage(parts: PlainPageParts) {
  const drawn = new Map<string, Promise<BusyPage>>();
  return (brand: BrandSettings, language: Language): Promise<BusyPage> => {
    const name = `${brand.id} ${language}`;
    const known = drawn.get(name);
    if (known) return known;
    const page = draw(parts, brand, language);
    drawn.set(name, page);
    page.catch(() => drawn.delete(name));
    return page;
  };
}

async function draw(parts: PlainPageParts, brand: BrandSettings, language: Language): Promise<BusyPage> {
  const whole = await drawPlainPage(parts, 'busy', brand, language);
  return {
    language,
    packed: {
      br: await pack(whole, 'br', constants.BROTLI_MAX_QUALITY),
      gzip: await pack(whole, 'gzip'),
      identity: whole,
    },
  };
}
