import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Hero.css.ts';

export interface HeroProps {
  /** The page's only heading of the first level. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** `success` for what has been done. Default: `brand`. */
  readonly tone?: css.HeroVariants['tone'];
  /** Default: `hero`. */
  readonly illustration?: IllustrationName;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The one strong action. */
  readonly children?: ReactNode;
}

/** The opening of an entry page: a greeting in large words, what to do here, and the brand's drawing. */
export function Hero(props: HeroProps): ReactNode {
  const { title, lead, tone, illustration = 'hero', headingRef, children } = props;
  return (
    <div className={css.hero({ tone })}>
      <div className={css.words}>
        <Heading level={1} ref={headingRef} tabIndex={-1}>
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
