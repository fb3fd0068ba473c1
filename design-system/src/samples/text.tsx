import { DefinitionList } from '../DefinitionList/DefinitionList.tsx';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { List } from '../List/List.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Sample } from './sample.ts';

const shows = 'Words';

export const text: Readonly<Record<string, Sample>> = {
  DefinitionList: { element: <DefinitionList items={[{ term: 'T', description: 'Words' }]} />, shows },
  ExternalLink: { element: <ExternalLink href="https://example.org">Words</ExternalLink>, shows: 'noopener' },
  Heading: { element: <Heading level={2}>Words</Heading>, shows: '<h2' },
  List: { element: <List kind="number">{[<li key="1">Words</li>]}</List>, shows: '<ol' },
  Text: { element: <Text keepsLines>Words</Text>, shows },
  TextLink: { element: <TextLink href="/x">Words</TextLink>, shows: 'href="/x"' },
  VisuallyHidden: { element: <VisuallyHidden>Words</VisuallyHidden>, shows },
};
