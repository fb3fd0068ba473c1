import type { ReactElement } from 'react';

/** One way to use a component, and text that the server's page must already contain. */
export interface Sample {
  readonly element: ReactElement;
  readonly shows?: string;
  /** Style attributes that a library always renders alike: the content security policy can allow them by hash. */
  readonly constantStyles?: readonly string[];
}
