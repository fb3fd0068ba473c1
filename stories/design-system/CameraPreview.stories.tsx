import { CameraPreview } from '@portal/design-system/CameraPreview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/CameraPreview',
  component: CameraPreview,
  parameters: {
    guidance: {
      use: 'For the reader’s own camera, before somebody else sees it.',
      do: ['Turn the camera on only after somebody has asked for it, and off when the preview goes.'],
      dont: ['Show other people in it: it is a mirror.'],
      instead: {
        Picture: 'The image is still.',
        FileUpload: 'A photograph is taken to be sent.',
      },
    },
  },
} satisfies Meta;
export default meta;

/** A moving picture that needs no camera. */
function drawnStream(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const context = canvas.getContext('2d');
  context?.fillRect(40, 40, 80, 80);
  return canvas.captureStream(5);
}

export const Default: StoryObj = {
  // No two pictures of what moves are alike.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <CameraPreview label="Kamerasi kuva" stream={drawnStream()} />,
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Kamerasi kuva');
    await expect(video.srcObject).toBeInstanceOf(MediaStream);
    await expect(video.muted).toBe(true);
  },
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
