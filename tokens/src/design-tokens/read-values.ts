import { formatHex, rgb } from 'culori';
import type { Color, Dimension, Shadow, Token } from './format.ts';

/** @throws Error for what is no colour */
export function color(css: string): Color {
  const parsed = rgb(css);
  if (!parsed) throw new Error(`'${css}' is no colour`);
  const round = (channel: number) => Number(channel.toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [round(parsed.r), round(parsed.g), round(parsed.b)],
    alpha: parsed.alpha ?? 1,
    hex: formatHex(parsed),
  };
}

/** @throws Error for a length that is neither pixels nor rem */
export function dimension(css: string): Dimension {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined || (unit === 'px' && css !== '0' && !css.endsWith('px'))) {
    throw new Error(`'${css}' is no length in px or rem`);
  }
  return { value: Number(value), unit: unit as Dimension['unit'] };
}

/** The format has no sizes that grow with the screen: the widest value, and the CSS in an extension. */
export function size(css: string): Token {
  const widest = /^clamp\(.*,\s*([^,)]+)\)$/.exec(css)?.[1];
  if (!widest) return { $type: 'dimension', $value: dimension(css) };
  return {
    $type: 'dimension',
    $value: dimension(widest),
    $extensions: { 'example.portal.css': css },
  };
}

/** Layers of shadow: '0 1px 2px rgb(0 0 0 / 0.3), …'. */
export function shadow(css: string): readonly Shadow[] {
  return css.split(/,\s*(?=-?[\d.]+(?:px|rem)?\s)/).map((layer) => {
    const [, x, y, blur, shade] = /^(\S+) (\S+) (\S+) (.+)$/.exec(layer) ?? [];
    if (!x || !y || !blur || !shade) throw new Error(`'${layer}' is no shadow`);
    return {
      color: color(shade),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: { value: 0, unit: 'px' },
    };
  });
}

/** @throws Error for what is no 'cubic-bezier(…)' */
export function cubicBezier(css: string): readonly [number, number, number, number] {
  const numbers = /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number);
  const [x1, y1, x2, y2] = numbers ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    throw new Error(`'${css}' is no cubic-bezier()`);
  }
  return [x1, y1, x2, y2];
}

export function milliseconds(css: string): number {
  const value = /^(\d+)ms$/.exec(css)?.[1];
  if (!value) throw new Error(`'${css}' is no time in ms`);
  return Number(value);
}
