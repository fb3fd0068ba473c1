import { Bleed } from '../Bleed/Bleed.tsx';
import { Box } from '../Box/Box.tsx';
import { Card, CardLink } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Sample } from './sample.ts';

const shows = 'Words';

export const layout: Readonly<Record<string, Sample>> = {
  Bleed: { element: <Bleed>Words</Bleed>, shows },
  Box: { element: <Box padding={{ small: 'small', large: 'large' }}>Words</Box>, shows },
  Card: {
    element: (
      <Card>
        <CardLink href="/x">Words</CardLink>
      </Card>
    ),
    shows: 'href="/x"',
  },
  Columns: { element: <Columns>Words</Columns>, shows },
  Divider: { element: <Divider />, shows: '<hr' },
  Inline: { element: <Inline>Words</Inline>, shows },
  Page: { element: <Page>Words</Page>, shows },
  Stack: { element: <Stack as="ul">{[<li key="1">Words</li>]}</Stack>, shows: 'role="list"' },
};
