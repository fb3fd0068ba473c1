import { useEffect, useState } from 'react';
import { browserFailure, type DeviceFailure, deviceFailure } from './device-failure.ts';

export type DeviceKind = 'camera' | 'microphone';

const ASKED: Readonly<Record<DeviceKind, MediaStreamConstraints>> = {
  camera: { video: { facingMode: 'user' } },
  microphone: { audio: true },
};

export type DeviceState =
  | { readonly type: 'asking' }
  | { readonly type: 'on'; readonly stream: MediaStream }
  | { readonly type: 'failed'; readonly failure: DeviceFailure };

export interface Device {
  readonly state: DeviceState;
  /** It has failed before, and was asked for once more. */
  readonly isAgain: boolean;
  readonly tryAgain: () => void;
}

/** Turns a device on for as long as the part is there, and off with it: no camera stays on behind another page (VIDEO-05). */
export function useDevice(kind: DeviceKind): Device {
  const [state, setState] = useState<DeviceState>({ type: 'asking' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const fail = (failure: DeviceFailure) => isOver || setState({ type: 'failed', failure });
    async function turnOn(): Promise<void> {
      const failure = browserFailure({
        isSecureContext: window.isSecureContext,
        mediaDevices: navigator.mediaDevices,
      });
      if (failure) return void fail(failure);
      try {
        const given = await navigator.mediaDevices.getUserMedia(ASKED[kind]);
        if (isOver) return turnOff(given);
        stream = given;
        // Unplugged, or taken back in the browser's settings.
        for (const track of given.getTracks()) track.addEventListener('ended', () => fail('notFound'));
        setState({ type: 'on', stream: given });
      } catch (error) {
        fail(deviceFailure(error, await permissionOf(kind)));
      }
    }
    void turnOn();
    return () => {
      isOver = true;
      if (stream) turnOff(stream);
    };
  }, [kind, round]);

  function tryAgain(): void {
    setState({ type: 'asking' });
    setRound(round + 1);
  }

  return { state, isAgain: round > 0, tryAgain };
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What the browser says of its permission; null where it does not tell. */
async function permissionOf(kind: DeviceKind): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: kind as PermissionName })).state;
  } catch {
    return null;
  }
}
