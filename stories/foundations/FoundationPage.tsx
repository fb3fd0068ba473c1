import { Badge } from '@portal/design-system/Badge';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Logo } from '@portal/design-system/Logo';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import * as css from './FoundationPage.css.ts';

export interface FoundationPageProps {
  readonly title: string;
  /** What the page is about, in a sentence or two. */
  readonly lead: ReactNode;
  /** The toolbar choices that the page depends on; 'Kaari · light'. */
  readonly shows?: string;
  readonly children: ReactNode;
}

/** The frame of a page about the foundations, in the brand and the scheme of the toolbar. Written in English. */
export function FoundationPage({ title, lead, shows, children }: FoundationPageProps): ReactNode {
  return (
    <div lang="en" className={css.sheet}>
      <div className={css.opening}>
        <Page isFlush>
          <Stack gap="xlarge">
            <Inline justify="between">
              <Logo />
              {shows && <Badge tone="accent">{shows}</Badge>}
            </Inline>
            <Stack gap="small">
              <Heading level={1}>{title}</Heading>
              <div className={css.lead}>
                <Text size="lead">{lead}</Text>
              </div>
            </Stack>
          </Stack>
        </Page>
      </div>
      <Page>
        <Stack gap="xxlarge">{children}</Stack>
      </Page>
    </div>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <Stack as="section" gap="large" aria-labelledby={id}>
      <Stack gap="xsmall">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead && (
          <div className={css.lead}>
            <Text tone="muted">{lead}</Text>
          </div>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

/** A name or a value as in the sources. */
export function Code({ children }: { readonly children: ReactNode }): ReactNode {
  return <code className={css.code}>{children}</code>;
}
