import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import { page } from '../Page/Page.css.ts';
import type { PageProps } from '../Page/Page.tsx';
import { classNames } from '../styling/class-names.ts';
import * as css from './PageOpening.css.ts';

export interface PageOpeningProps {
  /** As wide as the `Page` below it. Default: `page`. */
  readonly width?: PageProps['width'];
  /** At the end of the heading, where there is room beside it: a drawing that stands on the lower edge. */
  readonly illustration?: IllustrationName | undefined;
  /** The page's heading, and in a line what matters first on it. */
  readonly children: ReactNode;
}

/** The brand's ground under the heading of a page, from one side of the screen to the other; on paper only the heading. */
export function PageOpening({ width, illustration, children }: PageOpeningProps): ReactNode {
  return (
    <div className={css.ground}>
      <div className={classNames(page({ width, isFlush: true }), css.column)}>
        <div className={css.words({ isBeside: illustration !== undefined })}>{children}</div>
        {illustration && (
          <div className={css.drawing}>
            <Illustration name={illustration} size="full" />
          </div>
        )}
      </div>
    </div>
  );
}
