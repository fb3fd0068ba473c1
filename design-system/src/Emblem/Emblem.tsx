import type { ReactNode } from 'react';
import { emblem } from './Emblem.css.ts';

export interface EmblemProps {
  /** Address of the image: square, and made for a white ground. */
  readonly src: string;
}

/** Another organisation's sign in its own colours, beside its name: a bank's, an insurer's. */
export function Emblem({ src }: EmblemProps): ReactNode {
  return <img src={src} alt="" decoding="async" className={emblem} />;
}
