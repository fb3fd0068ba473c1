import { expect, it } from 'vitest';
import { whatAChangeAsks } from './what-a-change-asks.ts';

const LOADED = new Set([
  '/p/portal/shell/server/http/server.ts',
  '/p/portal/brands/kaari.ts',
  '/p/portal/areas/appointments/booking/messages/fi.json',
]);

it.each([
  ['/p/portal/shell/server/http/server.ts', 'restart'],
  ['/p/portal/brands/kaari.ts', 'restart'],
  ['/p/portal/platform/database/migrations/0200-more.sql', 'restart'],
  ['/p/portal/outside/sandbox/main.ts', 'restart'],
  ['/p/portal/outside/sandbox/mailbox.test.ts', 'nothing'],
  ['/p/portal/areas/appointments/booking/search/TimeCard.tsx', 'nothing'],
  ['/p/portal/areas/appointments/booking/messages/fi.json', 'nothing'],
  ['/p/pnpm-lock.yaml', 'install'],
  ['/p/portal/package.json', 'install'],
])('a change of %s asks for: %s', (path, what) => {
  expect(whatAChangeAsks(path, LOADED)).toBe(what);
});
