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
  /** Where it opens a page below its heading: the drawing is there on a phone, too, and above 800 px all is 0.45 of its width high. Default: false. */
  readonly isHeader?: boolean;
  /** Default: `book`. */
  readonly illustration?: IllustrationName;
  /** The heading, for moving the focus there. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The one strong action. */
  readonly children?: ReactNode;
  /** In place of an action: what is asked, on a card over the lower edge. The title is a promise then, in the largest letters, and the drawing runs off the edges; on a phone it makes room. */
  readonly panel?: ReactNode;
}

/** The opening of an entry page, or a section that leads on: large text, what to do here, and the brand's drawing. */
export function Hero(props: HeroProps): ReactNode {
  const { title, level = 1, lead, tone, illustration = 'book', headingRef, children, panel } = props;
  const { isHeader = false } = props;
  const hasPanel = panel !== undefined;
  // Further down a page on a phone it would push away what comes next.
  const isEntry = level === 1 || isHeader;
  const drawing = isEntry ? css.drawing : css.drawingFromMedium;
  const opening = (
    <div className={css.hero({ tone, hasPanel, isHeader })}>
      <div className={css.words}>
        <Heading level={level} {...(hasPanel && { size: 'display' as const })} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
        {children}
      </div>
      <div className={hasPanel ? css.drawingThatBleeds : drawing}>
        <Illustration name={illustration} size="full" />
      </div>
    </div>
  );
  if (!hasPanel) return opening;
  return (
    <div>
      {opening}
      <div className={css.panel}>{panel}</div>
    </div>
  );
}
