import { Bleed } from '../Bleed/Bleed.tsx';
import { Box } from '../Box/Box.tsx';
import { Card, CardLink } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Media } from '../Media/Media.tsx';
import { Page } from '../Page/Page.tsx';
import { PageOpening } from '../PageOpening/PageOpening.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sticky } from '../Sticky/Sticky.tsx';
import { Visible } from '../Visible/Visible.tsx';
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
  PageOpening: { element: <PageOpening illustration="record">Words</PageOpening>, shows },
  Stack: { element: <Stack as="ul">{[<li key="1">Words</li>]}</Stack>, shows: 'role="list"' },
  Media: {
    element: (
      <Media start="A" end="B">
        Words
      </Media>
    ),
    shows: shows,
  },
  Visible: { element: <Visible from="large">Words</Visible>, shows: shows },
  Sticky: { element: <Sticky>Words</Sticky>, shows: shows },
};
