import type { PushSender } from '#outside/push/client/push-sender.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { changeChoice, showChoice } from './own-choice.ts';
import { endDevice, renewDevice } from './push/by-endpoint.ts';
import { addDevice, listDevices, removeDevice } from './push/own-devices.ts';

/** The calls about how a patient hears of what is new, and on which devices, answered. */
export const recordNewsService = ({ push }: { readonly push: PushSender }) =>
  implement(endpoints, {
    'GET /api/record-notices': showChoice,
    'PUT /api/record-notices': changeChoice,
    'GET /api/push-devices': listDevices(push),
    'POST /api/push-devices': addDevice(push),
    'DELETE /api/push-devices/{id}': removeDevice,
    'POST /api/anon/push-devices/end': endDevice,
    'POST /api/anon/push-devices/renewal': renewDevice(push),
  });
