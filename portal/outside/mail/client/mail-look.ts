import { brands } from '@portal/tokens/brands/registry';
import type { BrandTokens, ColorRole, Scheme } from '@portal/tokens/contract';
import { colorAt } from '@portal/tokens/contrast';
import type { CSSProperties } from 'react';
import type { BrandId } from '#contract/brand/brand.ts';

/** The colours of an e-mail's parts, each pair proven by the tokens' contrast test. */
export const MAIL_COLORS = {
  page: { ground: 'canvas', text: 'textMuted' },
  band: { ground: 'hero.ground', text: 'hero.text' },
  sheet: { ground: 'surface', text: 'text' },
  heading: { ground: 'surface', text: 'heading' },
  link: { ground: 'surface', text: 'action.subtleText' },
  facts: { ground: 'accent.soft', text: 'text' },
  term: { ground: 'accent.soft', text: 'textMuted' },
  button: { ground: 'action.rest', text: 'action.text' },
} as const satisfies Record<string, { readonly ground: ColorRole; readonly text: ColorRole }>;

export type MailPart = keyof typeof MAIL_COLORS;

/** A brand's look in e-mails, which know neither custom properties nor `rem`. */
export interface MailLook {
  /** The light colours of a part; the class of the same name has the dark ones. */
  readonly paint: (part: MailPart) => { readonly className: MailPart; readonly style: CSSProperties };
  readonly bodyFont: string;
  readonly headingFont: string;
  readonly headingWeight: string;
  readonly strongWeight: string;
  readonly cardRadius: string;
  readonly buttonRadius: string;
  /** The brand's mark beside its name: a spot of colour. */
  readonly mark: string;
  /** For the head: what a mailbox in the dark shows. */
  readonly darkStyle: string;
}

/** The look of a brand's e-mails. */
export function mailLook(brand: BrandId): MailLook {
  const tokens = brands.find(({ id }) => id === brand);
  if (!tokens) throw new Error(`No look of the brand ${brand}`);
  const { type, radius } = tokens;
  return {
    paint: (part) => ({ className: part, style: colorsOf(tokens, 'light', part) }),
    bodyFont: fontStack(type.family.body),
    headingFont: fontStack(type.family.heading),
    headingWeight: type.weight.heading,
    strongWeight: type.weight.strong,
    cardRadius: pixels(radius.card),
    buttonRadius: pixels(radius.button),
    mark: tokens.scheme.light.color.accent.fill,
    darkStyle: darkStyle(tokens),
  };
}

function colorsOf({ scheme }: BrandTokens, which: Scheme, part: MailPart) {
  const { ground, text } = MAIL_COLORS[part];
  const { color } = scheme[which];
  return { backgroundColor: colorAt(color, ground), color: colorAt(color, text) };
}

/** The classes' rules have to win over the inline styles. */
function darkStyle(tokens: BrandTokens): string {
  const rules = (Object.keys(MAIL_COLORS) as MailPart[]).map((part) => {
    const { backgroundColor, color } = colorsOf(tokens, 'dark', part);
    return `.${part}{background-color:${backgroundColor}!important;color:${color}!important}`;
  });
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** Nothing is fetched: the brand's font where the reader has it, else one of the system's. */
const fontStack = (family: string) =>
  `'${family}',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

const pixels = (length: string) => (length.endsWith('rem') ? `${Number.parseFloat(length) * 16}px` : length);
