import { Columns } from '@portal/design-system/Columns';
import { DesignSystemProvider } from '@portal/design-system/DesignSystem';
import { List } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** What a component's stories say about its use, in `parameters.guidance`. */
export interface Guidance {
  readonly do: readonly string[];
  readonly dont: readonly string[];
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  return (
    <List>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

function DoAndDont(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = preparedMeta.parameters.guidance as Guidance | undefined;
  if (!guidance) return null;
  return (
    <DesignSystemProvider language="en">
      <Columns>
        <Notice tone="success" title="Do">
          <Sentences sentences={guidance.do} />
        </Notice>
        <Notice tone="error" title="Don’t">
          <Sentences sentences={guidance.dont} />
        </Notice>
      </Columns>
    </DesignSystemProvider>
  );
}

/** A component's page: what it is, how to use it, its props and all its states. */
export function DocsPage(): ReactNode {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <DoAndDont />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
