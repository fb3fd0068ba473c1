import { Columns } from '@portal/design-system/Columns';
import type { ReactNode } from 'react';
import { useLanguage } from '#contract/client/app-context.ts';
import { IDENTIFICATION_METHODS } from '../methods.ts';
import { identificationAddress } from './identification-address.ts';
import * as css from './MethodLinks.css.ts';

export interface MethodLinksProps {
  /** Path of the portal to go on to. */
  readonly next: string;
  /** Id of the heading that names the choice. */
  readonly 'aria-labelledby': string;
}

/** Banks and the mobile certificate: each starts an identification, with scripts or without. */
export function MethodLinks({ next, ...rest }: MethodLinksProps): ReactNode {
  const lang = useLanguage();
  return (
    <nav {...rest}>
      <Columns as="ul" layout={{ small: 'two', medium: 'three' }} gap="small" isStretched>
        {IDENTIFICATION_METHODS.map(({ id, name, emblem }) => (
          <li key={id} className={css.item}>
            <a href={identificationAddress(lang, next, id)} className={css.method}>
              <svg viewBox="0 0 32 32" aria-hidden className={css.emblem}>
                <path d={emblem} fill="currentcolor" />
              </svg>
              {name[lang]}
            </a>
          </li>
        ))}
      </Columns>
    </nav>
  );
}
