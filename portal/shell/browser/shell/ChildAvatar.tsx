import { Avatar } from '@portal/design-system/Avatar';
import type { ReactNode } from 'react';
import type { SessionState } from '#contract/session/session.ts';

export interface ChildAvatarProps {
  readonly child: NonNullable<SessionState['actingFor']>;
}

/** A child's picture beside their name, the same everywhere. */
export function ChildAvatar({ child: { firstNames, lastName, tint } }: ChildAvatarProps): ReactNode {
  return <Avatar name={`${firstNames} ${lastName}`} isChild tint={tint} size="small" />;
}
