import type { BrandTokens, SchemeTokens } from '../contract.ts';
import { avatar, gutter, icon, line, measure, motion, space, target, zIndex } from '../shared.ts';
import type { Group, Token, TokenType } from './format.ts';
import { color, cubicBezier, dimension, milliseconds, shadow, size } from './read-values.ts';

type Values = { readonly [key: string]: string | Values };
type Docs = ReadonlyMap<string, string>;

/** Each value of a tree as a token, with its docstring. */
function each(values: Values, read: (css: string) => Token, docs: Docs, path: string): Group {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const own = `${path}.${key}`;
      const made = typeof value === 'string' ? read(value) : each(value, read, docs, own);
      const $description = docs.get(own);
      return [key, $description ? { $description, ...made } : made];
    }),
  );
}

const asColor = (css: string): TokenType => ({ $type: 'color', $value: color(css) });
const asDimension = (css: string): TokenType => ({ $type: 'dimension', $value: dimension(css) });
const asNumber = (css: string): TokenType => ({ $type: 'number', $value: Number(css) });

/** The format has no masks: the value is whether there is one, and the CSS is in an extension. */
const asCss = (css: string): Token => ({
  $type: 'number',
  $value: css === 'none' ? 0 : 1,
  $extensions: { 'example.portal.css': css },
});

function schemeGroup({ color: colors, illustration, shadow: shadows }: SchemeTokens, docs: Docs): Group {
  return {
    color: each(colors, asColor, docs, 'contract.color'),
    illustration: each({ ...illustration }, asColor, docs, 'contract.illustration'),
    shadow: each(
      { ...shadows },
      (css) => ({ $type: 'shadow', $value: shadow(css) }),
      docs,
      'contract.shadow',
    ),
  };
}

function typeGroup(
  { family, weight, size: sizes, lineHeight, tracking }: BrandTokens['type'],
  docs: Docs,
): Group {
  const path = 'contract.type';
  return {
    family: each(family, (css) => ({ $type: 'fontFamily', $value: [css] }), docs, `${path}.family`),
    weight: each(weight, (css) => ({ $type: 'fontWeight', $value: Number(css) }), docs, `${path}.weight`),
    size: each(sizes, size, docs, `${path}.size`),
    lineHeight: each(lineHeight, asNumber, docs, `${path}.lineHeight`),
    tracking: {
      heading: {
        $type: 'number',
        $value: Number.parseFloat(tracking.heading),
        $description: 'Space between the letters of headings, in parts of their size.',
      },
    },
  };
}

function sharedGroups(docs: Docs): Group {
  const { stroke, ...icons } = icon;
  return {
    space: { ...each(space, asDimension, docs, 'space'), ...described(docs, 'space') },
    avatar: { ...each(avatar, asDimension, docs, 'avatar'), ...described(docs, 'avatar') },
    gutter: { ...each(gutter, asDimension, docs, 'gutter'), ...described(docs, 'gutter') },
    target: { ...asDimension(target), ...described(docs, 'target') },
    measure: { ...each(measure, asDimension, docs, 'measure'), ...described(docs, 'measure') },
    icon: { ...each(icons, asDimension, docs, 'icon'), stroke: asNumber(stroke) },
    line: each(line, asDimension, docs, 'line'),
    zIndex: { ...each(zIndex, asNumber, docs, 'zIndex'), ...described(docs, 'zIndex') },
    motion: {
      duration: each(
        motion.duration,
        (css) => ({ $type: 'duration', $value: { value: milliseconds(css), unit: 'ms' } }),
        docs,
        'motion.duration',
      ),
      easing: { $type: 'cubicBezier', $value: cubicBezier(motion.easing) },
    },
  };
}

function described(docs: Docs, path: string): { readonly $description?: string } {
  const $description = docs.get(path);
  return $description ? { $description } : {};
}

/**
 * A brand in the format of the Design Tokens Community Group (2025.10): both schemes, type and shape, and the
 * values shared by all brands.
 * @param docs docstrings by path (`readDocs`)
 */
export function designTokens(brand: BrandTokens, docs: Docs): Group {
  const { mask, ...shape } = brand.hero;
  return {
    $description: `${brand.name}, derived from ${brand.source}`,
    light: schemeGroup(brand.scheme.light, docs),
    dark: schemeGroup(brand.scheme.dark, docs),
    type: typeGroup(brand.type, docs),
    radius: each({ ...brand.radius }, asDimension, docs, 'contract.radius'),
    card: each({ ...brand.card }, asDimension, docs, 'contract.card'),
    density: each({ ...brand.density }, asDimension, docs, 'contract.density'),
    hero: { ...each({ ...shape }, asDimension, docs, 'contract.hero'), mask: asCss(mask) },
    ...sharedGroups(docs),
  };
}
