import type { Space } from '@portal/tokens/shared';
import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { classNames } from '../styling/class-names.ts';
import { perScreen, type Responsive } from '../styling/responsive.ts';
import { spacing } from '../styling/space.css.ts';
import * as css from './Card.css.ts';

export interface CardProps {
  /** Default: `surface`. */
  readonly tone?: css.CardVariants['tone'];
  /** Default: as the brand's density is. */
  readonly padding?: Responsive<Space>;
  /** Default: `div`. */
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** The brand's figure, if it has one, looks over the upper edge; `fromMedium` not on a phone, where it would cover what is above. */
  readonly hasPeek?: boolean | 'fromMedium';
  /** Beside what the card holds, where there is room: a drawing that runs off its corner. With `padding`, without `hasPeek`. */
  readonly illustration?: IllustrationName;
  /** Id of the element. */
  readonly id?: string;
  /** Accessible name, where no visible text names it. */
  readonly 'aria-label'?: string;
  /** Id of the element that names it. */
  readonly 'aria-labelledby'?: string;
  /** What the card holds. */
  readonly children: ReactNode;
}

/** A soft surface for things that belong together. With a `CardLink` or a `CardAction` inside, all of it can be pressed. */
export function Card(props: CardProps): ReactNode {
  const { tone, padding, as: Element = 'div', hasPeek, illustration, children, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        css.card({ tone }),
        padding ? spacing(perScreen(padding)) : css.roomy,
        illustration && css.illustrated,
      )}
    >
      {hasPeek && (
        <span className={hasPeek === 'fromMedium' ? css.peekFromMedium : css.peek}>
          <Illustration name="peek" size="full" />
        </span>
      )}
      {illustration ? <div>{children}</div> : children}
      {illustration && (
        <div className={css.drawing}>
          <Illustration name={illustration} size="full" />
        </div>
      )}
    </Element>
  );
}

/** Around the one button of a card: the rest of the card can be pressed in its place. */
export function CardAction({
  children,
}: {
  /** A `Button` or a `ButtonLink`. */ readonly children: ReactNode;
}): ReactNode {
  return <div className={css.action}>{children}</div>;
}

export interface CardLinkProps {
  /** Where it leads. */
  readonly href: string;
  /** Text that names the target: usually the card's heading. */
  readonly children: ReactNode;
}

/** The one link of a card; the rest of the card becomes its target too. */
export function CardLink({ href, children }: CardLinkProps): ReactNode {
  const { link: Link } = useDesignSystem();
  return (
    <Link href={href} className={css.link}>
      {children}
    </Link>
  );
}
