import { type ReactNode, useState } from 'react';
import { ImageIcon } from '../icons/ImageIcon.tsx';
import * as css from './Picture.css.ts';

export interface PictureProps {
  /** Address of the image. */
  readonly src: string;
  /** What it shows; '' where the words beside it say so. */
  readonly alt: string;
  /** Proportions of the frame: a bank card's or a photograph's. Default: `photo`. */
  readonly shape?: css.FrameVariants['shape'];
}

/** An image of somebody's own, whole, in a frame of fixed proportions: nothing moves when it comes, or does not. */
export function Picture({ src, alt, shape }: PictureProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  const isMissing = src === failed;
  return (
    <span className={css.frame({ shape })}>
      {isMissing ? (
        <span className={css.missing} {...(alt && { role: 'img', 'aria-label': alt })}>
          <ImageIcon size="large" />
        </span>
      ) : (
        <img src={src} alt={alt} decoding="async" className={css.image} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
