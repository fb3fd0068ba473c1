import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Hero.css.ts';

export interface HeroProps {
  /** The page's only heading of the first level. */
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Default: `hero`. */
  readonly illustration?: IllustrationName;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The one strong action. */
  readonly children?: ReactNode;
}

/** The opening of an entry page: a greeting in large words, what to do here, and the brand's drawing. */
export function Hero({ title, lead, illustration = 'hero', headingRef, children }: HeroProps): ReactNode {
  return (
    <div className={css.hero}>
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
