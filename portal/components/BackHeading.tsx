import { Heading, type HeadingProps } from '@portal/design-system/Heading';
import { ArrowLeftIcon } from '@portal/design-system/icons/ArrowLeftIcon';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';

export interface BackHeadingProps extends Pick<HeadingProps, 'id'> {
  /** Where what is shown belongs: a list or an appointment. */
  readonly back: { readonly href: string; readonly label: string };
  /** The page's heading. */
  readonly title: ReactNode;
  /** A line below the heading. */
  readonly children?: ReactNode;
}

/** The heading of a page that is reached from another one, under the link that leads back there. */
export function BackHeading({ back, title, children, ...heading }: BackHeadingProps): ReactNode {
  return (
    <Stack gap="xsmall" align="start">
      <TextLink href={back.href} isStandalone icon={<ArrowLeftIcon size="small" />}>
        {back.label}
      </TextLink>
      <Heading level={1} {...heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
