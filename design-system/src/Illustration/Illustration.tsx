import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { CANVAS } from './canvas.ts';
import { type IllustrationVariants, illustration } from './Illustration.css.ts';

export type IllustrationName = keyof typeof CANVAS;

export interface IllustrationProps {
  /** Which one; each brand draws it in its own way. */
  readonly name: IllustrationName;
  /** `inline` stands in a row beside text. Default: `medium`. */
  readonly size?: IllustrationVariants['size'];
}

/**
 * A drawing of the brand, coloured by its tokens. It lives in the brand's sheet of drawings, so it needs no script;
 * it is decoration and never the only place where something is said.
 */
export function Illustration({ name, size }: IllustrationProps): ReactNode {
  const { brand } = useDesignSystem();
  const [, , width, height] = CANVAS[name].split(' ');
  return (
    <svg aria-hidden viewBox={CANVAS[name]} width={width} height={height} className={illustration({ size })}>
      {brand && <use href={`${brand.illustrations}#${name}`} />}
    </svg>
  );
}
