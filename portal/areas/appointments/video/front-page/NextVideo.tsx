import type { ReactNode } from 'react';
import { isVideo, videoOpensAt } from '#areas/appointments/shared/video/video-times.ts';
import { useNow } from '#client/app/use-now.ts';
import { useCall } from '#client/calls/use-call.ts';
import { VideoEntryCard } from '#components/video-entry/VideoEntryCard.tsx';
import { helsinkiDay } from '#contract/time/time.ts';

/** The front page's own question: asked once for all its parts. */
export const UPCOMING = { query: { only: 'upcoming' } } as const;

/**
 * The way to the next video appointment that can be joined today, also when another appointment comes before it. One just
 * after midnight can be joined the evening before.
 */
export function NextVideo(): ReactNode {
  const now = useNow();
  const { data } = useCall('GET /api/own-appointments', UPCOMING);
  const next = data?.upcoming.find((each) => !each.hasAppointeeCanceled && isVideo(each));
  // Without a practitioner it is hidden from the reader with whom it is.
  if (!next?.practitioner) return null;
  if (helsinkiDay(videoOpensAt(new Date(next.startDate))) > helsinkiDay(now)) return null;
  return <VideoEntryCard appointment={next} />;
}
