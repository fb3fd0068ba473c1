import type { Language } from '#contract/language/language.ts';
import { manifestAddress } from '#contract/pages/install-addresses.ts';
import type { PageHead, PageState } from '#contract/pages/render.ts';
import { themeColours } from '../install/web-app-manifest.ts';
import { EARLY_INPUT } from './early-input.ts';

/** Text of one document, or bytes that many have alike: a long text is written as bytes once, and not once a page. */
export type Piece = string | Uint8Array;

/** What surrounds the rendered page: everything here is written by the server alone. */
export interface DocumentParts {
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  /** The page's facts for search engines. */
  readonly structuredData: PageHead['structuredData'];
  /** Null where nothing is written that needs one. */
  readonly nonce: string | null;
  readonly canonical: string | undefined;
  /** The same page in each language, by language. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  readonly styles: readonly string[];
  /** Gives the text of a style, for a reader who has none of them yet; absent for one who has. */
  readonly styleText?: ((style: string) => Uint8Array) | undefined;
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  /** The script that starts the page in the browser. */
  readonly entry: string;
  /** Address of the module that declares the page; null for what replaces one. */
  readonly page: string | null;
  /** What development adds to the head. */
  readonly extraHead?: (nonce: string) => string;
}

/** Everything before the content of `#root`. React renders only what is inside it, else its ids shift. */
export function documentHead(parts: DocumentParts): readonly Piece[] {
  const schemes = Object.entries(themeColours(parts.brand));
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`,
    parts.robots && `<meta name="robots" content="${escapeHtml(parts.robots)}">`,
    // Vite and React Aria read the nonce here for what they add at run time.
    parts.nonce && `<meta property="csp-nonce" nonce="${parts.nonce}">`,
    parts.nonce && `<script nonce="${parts.nonce}">${EARLY_INPUT}</script>`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no">',
    ...schemes.map(
      ([scheme, colour]) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<link rel="icon" href="/assets/icon-${parts.brand}.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/assets/icon-${parts.brand}-180.png">`,
    `<link rel="manifest" href="${manifestAddress(parts.language)}">`,
    parts.canonical && `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
    ...parts.alternates.map(
      ({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
    ),
    // Data, which no policy on scripts concerns; the nonce is for checkers that take it for one.
    parts.structuredData &&
      `<script type="application/ld+json" nonce="${parts.nonce}">${embedJson(parts.structuredData)}</script>`,
    // A font that comes after the first text is left out of the page (`font-display: optional`).
    ...parts.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...parts.styles.flatMap((style, index) => styleTag(parts, style, index === 0)),
    // Without the nonce a preload of a module is blocked silently. What is seen comes before what answers.
    ...parts.modules.map(
      (module) => `<link rel="modulepreload" href="${module}" nonce="${parts.nonce}" fetchpriority="low">`,
    ),
    parts.nonce && parts.extraHead?.(parts.nonce),
  ];
  return [
    '<!doctype html>',
    `<html lang="${parts.language}" dir="ltr" data-brand="${parts.brand}">`,
    '<head>',
    ...tags.filter((tag): tag is Piece => Boolean(tag)),
    '</head><body><div id="root">',
  ];
}

/** React Aria injects its one rule unless this id exists; the design system's first sheet has the rule. */
function styleTag({ styleText, nonce }: DocumentParts, style: string, isFirst: boolean): readonly Piece[] {
  const id = isFirst ? ' id="react-aria-pressable-style"' : '';
  if (!styleText) return [`<link rel="stylesheet" href="${style}"${id}>`];
  return [`<style nonce="${nonce}" data-file="${style}"${id}>`, styleText(style), '</style>'];
}

/** Some seconds after the load, when an old phone has made the page live. */
const FETCH_STYLES =
  "addEventListener('load',()=>setTimeout(()=>{for(const link of document.querySelectorAll('link[media=print]'))link.disabled=false},4000))";

/**
 * The files of the styles that stand in the document, for print, so that they change nothing. They are fetched when nobody waits
 * any more: the next document finds them in the browser's cache. Code that comes later does not add a style whose file is named here.
 */
function stylesForLater({ styles, styleText, nonce }: DocumentParts): readonly string[] {
  if (!styleText) return [];
  const links = styles.map((style) => `<link media="print" rel="stylesheet" href="${style}" disabled>`);
  return [...links, `<script nonce="${nonce}">${FETCH_STYLES}</script>`];
}

/** Everything after the content of `#root`: the embedded state and the script that reads it. */
export function documentTail(parts: DocumentParts, state: PageState): readonly Piece[] {
  const page = parts.page ? ` data-page="${parts.page}"` : '';
  return [
    '</div>',
    `<script type="application/json" id="state" nonce="${parts.nonce}"${page}>`,
    ...embedState(state),
    '</script>',
    `<script type="module" src="${parts.entry}" nonce="${parts.nonce}"></script>`,
    ...stylesForLater(parts),
    '</body></html>',
  ];
}

/** A document as it leaves. */
export function inBytes(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

const embedded = new WeakMap<PageState['messages'], Buffer>();

/** The same messages are written once: they are half of what a page knows, and everybody's. */
function embedState({ messages, ...own }: PageState): readonly Piece[] {
  const known = embedded.get(messages) ?? Buffer.from(embedJson(messages));
  embedded.set(messages, known);
  return [embedJson(own).slice(0, -1), ',"messages":', known, '}'];
}

/** JSON that cannot end the script element it stands in. */
function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
