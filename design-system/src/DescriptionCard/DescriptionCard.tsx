import type { ReactNode } from 'react';
import { Card, CardLink } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './DescriptionCard.css.ts';

export interface DescriptionCardProps {
  readonly title: string;
  /** Place of the title in the page's outline. Default: 2. */
  readonly level?: 2 | 3 | 4;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** Makes the whole card a link. */
  readonly href?: string;
  /** Default: `div`. */
  readonly as?: 'div' | 'li' | 'article';
  readonly children?: ReactNode;
}

/** An icon, a title and a sentence: a way to go, or a fact. */
export function DescriptionCard(props: DescriptionCardProps): ReactNode {
  const { title, level = 2, description, icon, href, as, children } = props;
  return (
    <Card as={as}>
      <div className={css.row}>
        {icon && <span className={css.medallion}>{icon}</span>}
        <div className={css.words}>
          <Heading level={level} size={4}>
            {href ? <CardLink href={href}>{title}</CardLink> : title}
          </Heading>
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
