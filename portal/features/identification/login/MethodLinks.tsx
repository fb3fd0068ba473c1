import { Emblem } from '@portal/design-system/Emblem';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useLanguage } from '#client/app/app-context.ts';
import { IDENTIFICATION_METHODS } from '#domain/identification/methods.ts';
import { identificationAddress } from './identification-address.ts';

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
    <Stack as="nav" {...rest}>
      <LinkTiles
        size="large"
        tiles={IDENTIFICATION_METHODS.map(({ id, name, emblem }) => ({
          id,
          href: identificationAddress(lang, next, id),
          icon: <Emblem path={emblem} />,
          label: name[lang],
        }))}
      />
    </Stack>
  );
}
