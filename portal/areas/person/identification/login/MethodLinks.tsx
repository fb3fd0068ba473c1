import { Emblem } from '@portal/design-system/Emblem';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerPending } from '#components/answer/AnswerPending.tsx';
import { identificationAddress } from './identification-address.ts';

export interface MethodLinksProps {
  /** Path of the portal to go on to. */
  readonly next: string;
  /** Id of the heading that names the choice. */
  readonly 'aria-labelledby': string;
}

/** Banks and the mobile certificate: each starts an identification, with scripts or without. */
export function MethodLinks({ next, ...rest }: MethodLinksProps): ReactNode {
  const t = useTranslations('identification.login');
  const lang = useLanguage();
  const answer = useCall('GET /api/identification-methods');
  const { data } = answer;
  if (!data) return <AnswerPending answer={answer} failed={{ title: t('methodsFailed') }} isBare />;
  return (
    <Stack as="nav" gap="medium" {...rest}>
      {data.methods.map(
        ({ id, name, notice }) =>
          notice && (
            <Notice key={id} tone="warning" title={name}>
              {notice}
            </Notice>
          ),
      )}
      <LinkTiles
        size="large"
        tiles={data.methods.map(({ id, name, logo }) => ({
          id,
          href: identificationAddress(lang, next, id),
          icon: <Emblem src={logo} />,
          label: name,
        }))}
      />
    </Stack>
  );
}
