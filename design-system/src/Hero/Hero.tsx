import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Hero.css.ts';

export interface HeroProps {
  /** The page’s heading. */
  readonly title: ReactNode;
  /** Heading level: 1 where it opens a page, 2 further down. Default: 1. */
  readonly level?: 1 | 2;
  /** A sentence or two below the heading. */
  readonly lead?: ReactNode;
  /** `success` for what has been done. Default: `brand`. */
  readonly tone?: css.HeroVariants['tone'];
  /** Default: `book`. */
  readonly illustration?: IllustrationName;
  /** The heading, for moving the focus there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The one strong action. */
  readonly children?: ReactNode;
}

/** The opening of an entry page, or a section that leads on: large text, what to do here, and the brand's drawing. */
export function Hero(props: HeroProps): ReactNode {
  const { title, level = 1, lead, tone, illustration = 'book', headingRef, children } = props;
  return (
    <div className={css.hero({ tone })}>
      <div className={css.words}>
        <Heading level={level} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
        {children}
      </div>
      <div className={css.drawing}>
        <Illustration name={illustration} size="full" />
      </div>
    </div>
  );
}
