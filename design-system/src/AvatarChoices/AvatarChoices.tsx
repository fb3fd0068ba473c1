import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { LIST_ROLE } from '../styling/list-role.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AvatarChoices.css.ts';

export interface AvatarChoice {
  /** Different for each. */
  readonly id: string;
  /** An `Avatar` of size `large`, or the skeleton of one. */
  readonly face: ReactNode;
  /** Short, below the face: a first name. */
  readonly name: string;
  /** Read out in its place, with the name in it: 'My child’s matters: Elsa'. Default: the name. */
  readonly label?: string;
  /** It is the one that counts now, and is not pressed. */
  readonly isCurrent?: boolean;
  /** It was pressed, and is on its way. */
  readonly isLoading?: boolean;
  /** Chooses this one. */
  readonly onPress?: () => void;
  /** In place of `onPress`: a page about all of them. */
  readonly href?: string;
}

export interface AvatarChoicesProps {
  /** Accessible name: what is chosen. */
  readonly 'aria-label': string;
  /** A few people. */
  readonly choices: readonly AvatarChoice[];
}

/** A few people by their faces, one of whom is current; pressing another one makes it so. */
export function AvatarChoices({ choices, ...rest }: AvatarChoicesProps): ReactNode {
  const { link: Link } = useDesignSystem();
  return (
    <ul {...rest} {...LIST_ROLE} className={css.list}>
      {choices.map(({ id, face, name, label, isCurrent, isLoading, onPress, href }) => {
        const content = (
          <>
            <span className={css.face}>{face}</span>
            {label && !isCurrent ? (
              <>
                <span aria-hidden>{name}</span>
                <VisuallyHidden>{label}</VisuallyHidden>
              </>
            ) : (
              name
            )}
          </>
        );
        return (
          <li key={id}>
            {href ? (
              <Link href={href} className={css.choice}>
                {content}
              </Link>
            ) : isCurrent || !onPress ? (
              <span className={css.choice} aria-current={isCurrent || undefined}>
                {content}
              </span>
            ) : (
              <button
                type="button"
                className={css.choice}
                aria-busy={isLoading || undefined}
                onClick={onPress}
              >
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
