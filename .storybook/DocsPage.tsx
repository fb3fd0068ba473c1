import { Columns } from '@portal/design-system/Columns';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { DesignSystemProvider } from '@portal/design-system/DesignSystem';
import { List } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
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
  /** What it is for. */
  readonly use: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Other components by name, each with what it is the better choice for. */
  readonly instead: Readonly<Record<string, string>>;
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

function Use(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = preparedMeta.parameters.guidance as Guidance | undefined;
  if (!guidance) return null;
  return (
    <DesignSystemProvider language="en">
      <Stack>
        <Text>{guidance.use}</Text>
        <Columns>
          <Notice tone="success" title="Do">
            <Sentences sentences={guidance.do} />
          </Notice>
          <Notice tone="error" title="Don’t">
            <Sentences sentences={guidance.dont} />
          </Notice>
        </Columns>
        <Notice title="Choose another">
          <DefinitionList
            items={Object.entries(guidance.instead).map(([term, description]) => ({ term, description }))}
          />
        </Notice>
      </Stack>
    </DesignSystemProvider>
  );
}

/** A component's page: what it is, when to use it and when another, its props and all its states. */
export function DocsPage(): ReactNode {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Use />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
