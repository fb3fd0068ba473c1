import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarChoices } from '../AvatarChoices/AvatarChoices.tsx';
import { CameraPreview } from '../CameraPreview/CameraPreview.tsx';
import { DateLeaf } from '../DateLeaf/DateLeaf.tsx';
import { DateRange } from '../DateRange/DateRange.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { DescriptionCard } from '../DescriptionCard/DescriptionCard.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Emblem } from '../Emblem/Emblem.tsx';
import { Facade } from '../Facade/Facade.tsx';
import { KeyFigure } from '../KeyFigure/KeyFigure.tsx';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { Medallion } from '../Medallion/Medallion.tsx';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import { RangeBar } from '../RangeBar/RangeBar.tsx';
import { ReferenceRange } from '../ReferenceRange/ReferenceRange.tsx';
import { StepList } from '../StepList/StepList.tsx';
import { Steps } from '../Steps/Steps.tsx';
import { Table } from '../Table/Table.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { TrendChart } from '../TrendChart/TrendChart.tsx';
import type { Sample } from './sample.ts';

const nothing = (): void => undefined;
const shows = 'Words';

export const data: Readonly<Record<string, Sample>> = {
  Avatar: { element: <Avatar name="Aino Virtanen" src="/aino.jpg" />, shows: 'AV' },
  AvatarChoices: {
    element: (
      <AvatarChoices
        aria-label="Whose"
        choices={[
          { id: 'a', face: <Avatar name="Elsa" isChild size="large" />, name: 'Words', isCurrent: true },
        ]}
      />
    ),
    shows: 'aria-current="true"',
  },
  DateRange: {
    element: <DateRange start="2026-11-23T07:15:00Z" end="2026-11-23T07:45:00Z" />,
    shows: '9:45',
  },
  DateTime: { element: <DateTime value="2026-11-23T07:15:00Z" />, shows: '9:15' },
  DescriptionCard: { element: <DescriptionCard title="Words" href="/x" />, shows: 'href="/x"' },
  Disclosure: { element: <Disclosure summary="More">Words</Disclosure>, shows },
  LoadMore: { element: <LoadMore label="Words" onPress={nothing} />, shows },
  Pagination: {
    element: <Pagination page={1} pages={9} href={(page) => `/${page}`} />,
    shows: 'href="/9"',
  },
  Price: { element: <Price cents={2820} />, shows: '28,20' },
  RangeBar: {
    element: <RangeBar value={5.3} low={3.5} high={5} flag="above" write={String} />,
    shows: '>3.5<',
  },
  ReferenceRange: {
    element: <ReferenceRange label="Words" value={5.3} unit="mmol/l" low={3.5} high={5} />,
    shows: 'Yli viitevälin',
  },
  Steps: {
    element: <Steps aria-label="Booking" steps={['A', 'B']} current={1} />,
    shows: 'aria-current="step"',
  },
  Table: {
    element: (
      <Table
        caption="Words"
        columns={[{ id: 'a', header: 'A', cell: (row: string) => row, sortValue: (row) => row }]}
        rows={['a']}
        rowKey={(row) => row}
        rowHref={(row) => `/${row}`}
        onSort={nothing}
      />
    ),
    shows: 'href="/a"',
  },
  Tabs: {
    element: <Tabs aria-label="T" tabs={[{ id: 'a', label: 'A', content: 'Words' }]} />,
    shows,
    constantStyles: ['outline:none', 'animation-duration:0s'],
  },
  Timeline: {
    element: <Timeline aria-label="T" events={[{ id: 'a', title: 'Words', date: '2026-11-23' }]} />,
    shows,
  },
  MessageBubble: { element: <MessageBubble author="Words">Message</MessageBubble>, shows },
  Medallion: { element: <Medallion>Words</Medallion>, shows: 'aria-hidden' },
  DateLeaf: { element: <DateLeaf value="2026-11-23" />, shows: '>marras<' },
  KeyFigure: { element: <KeyFigure label="Words">12</KeyFigure>, shows: 'Words' },
  StepList: { element: <StepList steps={[{ id: 'a', title: 'Words' }]} />, shows: 'role="list"' },
  // There is no stream on a server, and nothing is read of it there; a browser that hydrates takes a real one.
  CameraPreview: {
    element: (
      <CameraPreview
        stream={'MediaStream' in globalThis ? new MediaStream() : ({} as MediaStream)}
        label="Words"
      />
    ),
    shows: 'aria-label="Words"',
  },
  QrCode: {
    element: <QrCode label="Words" moduleCount={1} path="M0 0h1v1h-1z" />,
    shows: 'aria-label="Words"',
  },
  Picture: { element: <Picture src="/a.png" alt="Words" />, shows: 'alt="Words"' },
  Facade: { element: <Facade of="KAM" />, shows: 'viewBox="0 0 480 270"' },
  Emblem: { element: <Emblem src="/a.png" />, shows: 'src="/a.png"' },
  TrendChart: {
    element: (
      <TrendChart
        title="Words"
        points={[
          { at: '2026-03-16', value: 139 },
          { at: '2026-06-22', value: 171 },
        ]}
        high={167}
      />
    ),
    shows: 'Yli viitevälin',
  },
};
