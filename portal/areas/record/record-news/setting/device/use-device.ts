import { useEffect, useState } from 'react';
import { useChanges } from '#client/calls/use-change.ts';
import { useSetAnswer } from '#client/calls/use-set-answer.ts';
import {
  currentSubscription,
  endpointDigest,
  type NoticeObstacle,
  noticeObstacle,
  subscribeDevice,
  subscriptionBody,
} from '#client/device-notices/push-subscription.ts';
import type { PushDevice } from '../../contract.ts';

/** Why nothing has become of a press, in words of `record-news.device`. */
type DeviceFailure = 'declined' | 'tooMany' | 'notOffered' | 'failed' | 'notRemoved';

/** This device among those that show notices, and what can be done with them. */
export interface ThisDevice {
  /** Why this browser shows none; null: it can. */
  readonly obstacle: NoticeObstacle | null;
  /** This device, where it shows the patient's notices. */
  readonly own: PushDevice | undefined;
  /** It is not known yet, or something is being changed. */
  readonly isBusy: boolean;
  readonly failure: DeviceFailure | null;
  /** Asks the browser's user, and has this device show notices. */
  readonly turnOn: () => Promise<void>;
  readonly remove: (device: PushDevice) => Promise<void>;
}

/** @param serverKey public key for which the device subscribes, base64url */
export function useDevice(devices: readonly PushDevice[], serverKey: string): ThisDevice {
  const changes = useChanges();
  const setAnswer = useSetAnswer();
  const [obstacle, setObstacle] = useState(noticeObstacle);
  /** Of this device's endpoint; null: it is subscribed to nothing; undefined: not known yet. */
  const [digest, setDigest] = useState<string | null>();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<DeviceFailure | null>(null);
  const own = devices.find(({ endpointDigest: its }) => its === digest);

  useEffect(() => {
    void currentSubscription()
      .then((subscription) => (subscription ? endpointDigest(subscription.endpoint) : null))
      .catch(() => null)
      .then(setDigest);
  }, []);

  const show = (change: (before: readonly PushDevice[]) => PushDevice[]) =>
    setAnswer('GET /api/push-devices', (before) => before && { ...before, devices: change(before.devices) });

  async function add(): Promise<DeviceFailure | null> {
    const subscription = await subscribeDevice(serverKey);
    setObstacle(noticeObstacle());
    if (!subscription) return 'declined';
    const answer = await changes.run('POST /api/push-devices', { body: subscriptionBody(subscription) });
    if (answer.type !== 'success') {
      await subscription.unsubscribe();
      return answer.type;
    }
    setDigest(answer.device.endpointDigest);
    show((before) => [answer.device, ...before]);
    return null;
  }

  async function end(device: PushDevice): Promise<null> {
    await changes.run('DELETE /api/push-devices/{id}', { params: { id: device.id } });
    if (device === own) await (await currentSubscription())?.unsubscribe();
    show((before) => before.filter(({ id }) => id !== device.id));
    return null;
  }

  async function attempt(work: () => Promise<DeviceFailure | null>, otherwise: DeviceFailure): Promise<void> {
    setAsking(true);
    setFailure(null);
    setFailure(await work().catch(() => otherwise));
    setAsking(false);
  }

  return {
    obstacle,
    own,
    isBusy: isAsking || digest === undefined,
    failure,
    turnOn: () => attempt(add, 'failed'),
    remove: (device) => attempt(() => end(device), 'notRemoved'),
  };
}
