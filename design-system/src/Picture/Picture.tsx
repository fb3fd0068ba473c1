import { type ReactNode, useState } from 'react';
import { ImageIcon } from '../icons/ImageIcon.tsx';
import * as css from './Picture.css.ts';

export interface PictureProps {
  /** Address of the image. */
  readonly src: string;
  /** What it shows; '' where the text beside it says so. */
  readonly alt: string;
  /** Proportions of the frame: those of a bank card or a photograph. Default: `photo`. */
  readonly shape?: css.FrameVariants['shape'];
}

/** A user's own image, uncropped, in a frame of fixed proportions: nothing moves when it loads, or fails to. */
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
