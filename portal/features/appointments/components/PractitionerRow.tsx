import { Avatar } from '@portal/design-system/Avatar';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import type { Practitioner } from '#contract/appointment.ts';

export interface PractitionerRowProps {
  readonly practitioner: Pick<Practitioner, 'name' | 'title'> &
    Partial<Pick<Practitioner, 'isResource' | 'profilePicture'>>;
  /** Names of specialties. */
  readonly specialties?: readonly string[];
}

/** Whom the patient meets. */
export function PractitionerRow({ practitioner, specialties = [] }: PractitionerRowProps): ReactNode {
  const { name, title, isResource, profilePicture } = practitioner;
  return (
    <Inline gap="medium" isSingleLine>
      {!isResource && <Avatar name={name} src={profilePicture ?? null} size="responsive" />}
      <div>
        <Text weight="strong" size="lead">
          {name}
        </Text>
        <Text tone="muted">{[title, ...specialties].filter(Boolean).join(' · ')}</Text>
      </div>
    </Inline>
  );
}
