import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import * as css from './SuccessHero.css.ts';

export interface SuccessHeroProps {
  readonly title: string;
  /** When one meets. */
  readonly lead: string;
}

/** It worked: said large, beside the brand's drawing of it. */
export function SuccessHero({ title, lead }: SuccessHeroProps): ReactNode {
  return (
    <div className={css.hero}>
      <div className={css.drawing}>
        <Illustration name="success" size="full" />
      </div>
      <div className={css.words}>
        <Heading level={1}>{title}</Heading>
        <Text size="lead">{lead}</Text>
      </div>
    </div>
  );
}
