import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdDocument, leaveDocument, reloadDocument } from './leave-document.ts';

const location = { assign: vi.fn(), reload: vi.fn() };
beforeEach(() => vi.stubGlobal('window', Object.assign(new EventTarget(), { location })));
afterEach(() => vi.unstubAllGlobals());

/** Whether the browser would ask before the document is left. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the browser asks before a document with unsaved changes goes, until they are none', () => {
  const release = holdDocument();
  expect(asks()).toBe(true);
  release();
  expect(asks()).toBe(false);
});

test.each([
  ['leaves for another document', () => leaveDocument('/fi')],
  ['reloads it because the patient has changed', reloadDocument],
])('it asks nothing when the portal itself %s', (_, leave) => {
  const release = holdDocument();
  leave();
  expect(asks()).toBe(false);
  release();
});
