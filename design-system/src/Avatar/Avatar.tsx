import { type ReactNode, useState } from 'react';
import { Illustration } from '../Illustration/Illustration.tsx';
import { UserIcon } from '../icons/UserIcon.tsx';
import * as css from './Avatar.css.ts';
import { TINTS, tintOf } from './tint.ts';

export interface AvatarProps {
  /** Whose face; the initials are taken from it. */
  readonly name: string;
  /** Address of the picture. Square; cut at its middle where it is not. */
  readonly src?: string | null;
  /** 24, 40, 55, 72, 128 px, or 40 growing to 55 above 800 px. Default: `medium`. */
  readonly size?: css.AvatarVariants['size'];
  /** The brand's drawing of a child in place of the initials, in one of six colours. */
  readonly isChild?: boolean;
  /** Which of a child's six colours, from 0, so that siblings differ. Default: by the name. */
  readonly tint?: number | null | undefined;
  /** Accessible name, where no name stands beside it. Default: decoration. */
  readonly label?: string;
}

/** First letters of the first and the last part of a name. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : ''].map((part) => [...(part ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('fi');
}

/**
 * A face, initials in a colour that stays the same for the name where there is no picture, or a figure where there is no name. The picture has no alternative text
 * and lies over the initials, so that a missing file shows nothing broken, even before scripts run.
 */
export function Avatar({ name, src, size, isChild, tint, label }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const letters = initials(name);
  const colour = TINTS[tint ?? -1] ?? (letters ? tintOf(name, isChild ? 6 : 5) : 'own');
  return (
    <span {...named} className={css.avatar({ size, tint: colour })}>
      {isChild ? (
        <Illustration name="child" size="full" />
      ) : (
        letters || <UserIcon size={size === 'small' ? 'small' : 'medium'} />
      )}
      {src && src !== failed && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.image}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
