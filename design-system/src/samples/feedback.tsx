import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { FadeOut } from '../FadeOut/FadeOut.tsx';
import { LazyPart } from '../LazyPart/LazyPart.tsx';
import { LevelMeter } from '../LevelMeter/LevelMeter.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { ProgressLine } from '../ProgressLine/ProgressLine.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ToastProvider } from '../Toast/Toast.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { Sample } from './sample.ts';

const nothing = (): void => undefined;
const later = () => Promise.resolve(() => 'Words');
const closed = { isOpen: false, onOpenChange: nothing, title: 'Title' };
const shows = 'Words';

export const feedback: Readonly<Record<string, Sample>> = {
  Badge: { element: <Badge>Words</Badge>, shows },
  ConfirmDialog: {
    element: (
      <ConfirmDialog {...closed} confirmLabel="Yes" onConfirm={nothing}>
        Words
      </ConfirmDialog>
    ),
  },
  Dialog: { element: <Dialog {...closed}>Words</Dialog> },
  Drawer: { element: <Drawer {...closed}>Words</Drawer> },
  EmptyState: { element: <EmptyState title="Words" />, shows },
  ErrorState: { element: <ErrorState title="Words" onRetry={nothing} />, shows: 'role="alert"' },
  FadeOut: {
    element: (
      <FadeOut isLeaving={false} onGone={nothing}>
        Words
      </FadeOut>
    ),
    shows: 'Words',
  },
  LazyPart: { element: <LazyPart load={later} props={{}} onLoadFailure={nothing} /> },
  LevelMeter: {
    element: <LevelMeter label="Title" value={0.5} valueText="Words" />,
    shows: 'aria-valuetext="Words"',
  },
  Notice: { element: <Notice title="Words" role="status" />, shows },
  ProgressBar: { element: <ProgressBar label="Words" value={50} />, shows: 'aria-valuetext="50' },
  Skeleton: { element: <Skeleton />, shows: 'aria-hidden' },
  Spinner: { element: <Spinner />, shows: 'Ladataan' },
  Toast: { element: <ToastProvider>Words</ToastProvider>, shows: 'aria-live="polite"' },
  Tooltip: {
    element: <Tooltip text="Words">{(described) => <button type="button" {...described} />}</Tooltip>,
    shows: 'popover="manual"',
  },
  ProgressLine: { element: <ProgressLine label="Words" />, shows: 'Words' },
  RetryButton: { element: <RetryButton onRetry={nothing} />, shows: 'Yritä uudelleen' },
  Banner: {
    element: (
      <Banner title="Words" actions="Go">
        More
      </Banner>
    ),
    shows: 'Words',
  },
};
