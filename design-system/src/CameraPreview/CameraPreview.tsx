import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './CameraPreview.css.ts';

export interface CameraPreviewProps {
  /** What the camera gives. It is turned off by what has turned it on. */
  readonly stream: MediaStream;
  /** Accessible name. */
  readonly label: string;
}

/** The reader's own camera, mirrored as in a mirror, without sound, in a frame of fixed proportions. */
export function CameraPreview({ stream, label }: CameraPreviewProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // A browser that plays nothing by itself shows the first picture all the same.
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return <video ref={video} muted playsInline autoPlay aria-label={label} className={css.preview} />;
}
