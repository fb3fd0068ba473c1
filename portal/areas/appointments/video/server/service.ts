import type { VideoRooms } from '#outside/video/client/video-rooms.ts';
import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { measured } from './connection.ts';
import { joinAsGuest, showGuestVisit, showRoomToGuest } from './guest-visit.ts';
import { invite, revoke } from './guests.ts';
import { join, showRoom, showVisit } from './own-visit.ts';

/** The calls about video appointments, answered with the provider's rooms. */
export function createVideoService(rooms: VideoRooms) {
  return implement(endpoints, {
    'GET /api/video/{id}': showVisit,
    'GET /api/video/{id}/room': showRoom(rooms),
    'POST /api/video/{id}/join': join(rooms),
    'POST /api/video/{id}/guests': invite,
    'DELETE /api/video/{id}/guests/{guest}': revoke,
    'GET /api/anon/video/{guest}': showGuestVisit,
    'GET /api/anon/video/{guest}/room': showRoomToGuest(rooms),
    'POST /api/anon/video/{guest}/join': joinAsGuest(rooms),
    'GET /api/anon/video-connection': measured,
  });
}
