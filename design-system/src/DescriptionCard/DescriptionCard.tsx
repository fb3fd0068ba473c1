import type { ReactNode } from 'react';
import { Card, CardLink } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { Medallion } from '../Medallion/Medallion.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './DescriptionCard.css.ts';

export interface DescriptionCardProps {
  /** Its heading. */
  readonly title: string;
  /** Heading level of the title. Default: 2. */
  readonly level?: 2 | 3 | 4;
  /** Anything else to know. */
  readonly description?: ReactNode;
  /** Large icon before the text. */
  readonly icon?: ReactNode;
  /** Short state or count beside the title: a `Badge`. */
  readonly badge?: ReactNode;
  /** Makes the whole card a link. */
  readonly href?: string;
  /** Default: `div`. */
  readonly as?: 'div' | 'li' | 'article';
  /** Below the text, over the card's whole width. */
  readonly children?: ReactNode;
}

/** An icon, a title and a sentence: somewhere to go, or a fact. */
export function DescriptionCard(props: DescriptionCardProps): ReactNode {
  const { title, level = 2, description, icon, badge, href, as, children } = props;
  return (
    <Card as={as}>
      <div className={css.row}>
        {icon && (
          <Medallion tone="brand" shape="soft">
            {icon}
          </Medallion>
        )}
        <div className={css.words}>
          <div className={css.title}>
            <Heading level={level} size={4}>
              {href ? <CardLink href={href}>{title}</CardLink> : title}
            </Heading>
            {badge}
          </div>
          {description && <Text tone="muted">{description}</Text>}
        </div>
        {href && (
          <span className={css.chevron}>
            <ChevronRightIcon size="large" />
          </span>
        )}
      </div>
      {children}
    </Card>
  );
}
