import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Banner.css.ts';

export interface BannerProps {
  /** The title. */
  readonly title: ReactNode;
  /** Heading level of the title. Default: 2. */
  readonly level?: 2 | 3;
  /** `Button`s; all of one tone where the choice is free. */
  readonly actions: ReactNode;
  /** One or two sentences. */
  readonly children: ReactNode;
}

/** Asks something of everybody, below a page and never over it: nothing has to be answered to go on. */
export function Banner({ title, level = 2, actions, children }: BannerProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.frame}>
      <div className={css.banner}>
        <div className={css.words}>
          <Heading level={level} size={4} id={id}>
            {title}
          </Heading>
          <Text as="div" size="small">
            {children}
          </Text>
        </div>
        <div className={css.actions}>{actions}</div>
      </div>
    </section>
  );
}
