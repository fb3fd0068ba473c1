import { Avatar, type AvatarProps } from '@portal/design-system/Avatar';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import type { Practitioner } from '#areas/appointments/shared/appointments/appointment.ts';
import { capitalised } from '#contract/language/capitalised.ts';
import { PageLink } from './PageLink.tsx';

export interface PractitionerRowProps {
  /** Whose name, title and picture are shown. */
  readonly practitioner: Pick<Practitioner, 'name'> & {
    readonly title: string | null;
  } & Partial<Pick<Practitioner, 'isResource' | 'profilePicture' | 'slug'>>;
  /** Names of specialties. */
  readonly specialties?: readonly string[];
  /** What else to know of them. */
  readonly detail?: ReactNode;
  /** Size of the picture. Default: `large`. */
  readonly size?: AvatarProps['size'];
}

/** The practitioner whom the patient meets. */
export function PractitionerRow({
  practitioner,
  specialties = [],
  detail,
  size = 'large',
}: PractitionerRowProps): ReactNode {
  const { name, title, isResource, profilePicture, slug } = practitioner;
  return (
    <Media start={!isResource && <Avatar name={name} src={profilePicture ?? null} size={size} />}>
      <Text weight="strong">
        <PageLink page="practitioner" slug={slug}>
          {name}
        </PageLink>
      </Text>
      <Text size="small" tone="muted">
        {capitalised([title, ...specialties].filter(Boolean).join(' · '))}
      </Text>
      {detail && (
        <Text size="small" tone="muted">
          {detail}
        </Text>
      )}
    </Media>
  );
}
