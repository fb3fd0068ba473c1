import { Divider } from '@portal/design-system/Divider';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { CameraCheck } from './CameraCheck.tsx';
import { ConnectionCheck } from './ConnectionCheck.tsx';
import { MicrophoneCheck } from './MicrophoneCheck.tsx';
import { SpeakerCheck } from './SpeakerCheck.tsx';

/** All that a video appointment takes, each tried by itself: what is wrong with one says nothing of the others (VIDEO-04). */
export function DeviceCheck(): ReactNode {
  return (
    <Stack gap="large">
      <CameraCheck />
      <Divider />
      <MicrophoneCheck />
      <Divider />
      <SpeakerCheck />
      <Divider />
      <ConnectionCheck />
    </Stack>
  );
}
