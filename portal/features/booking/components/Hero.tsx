import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import * as css from './Hero.css.ts';

export interface HeroProps {
  readonly title: string;
  readonly lead: string;
}

/** A page's name beside the brand's drawing. */
export function Hero({ title, lead }: HeroProps): ReactNode {
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{lead}</Text>
      </div>
      <div className={css.drawing}>
        <Illustration name="hero" size="full" />
      </div>
    </div>
  );
}
