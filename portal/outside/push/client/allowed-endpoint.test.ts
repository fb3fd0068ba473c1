import { expect, test } from 'vitest';
import { isAllowedEndpoint, KNOWN_SERVICES } from './allowed-endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is sent to', (endpoint) => {
  expect(isAllowedEndpoint(endpoint, KNOWN_SERVICES)).toBe(true);
});

test.each([
  ['not https', 'http://fcm.googleapis.com/fcm/send/abc'],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
  ['another host', 'https://push.example/abc'],
  ['a host that begins alike', 'https://fcm.googleapis.com.evil.example/abc'],
  ['a host that ends alike', 'https://evilpush.apple.com/abc'],
  ['this machine', 'https://127.0.0.1/abc'],
  ['this machine in IPv6', 'https://[::1]/abc'],
  ['this machine by a number', 'https://2130706433/abc'],
  ['the network of a cloud', 'http://169.254.169.254/latest/meta-data'],
  ['a name before an at sign', 'https://fcm.googleapis.com@10.0.0.1/abc'],
  ['a login', 'https://a:b@fcm.googleapis.com/abc'],
  ['a file', 'file:///etc/passwd'],
  ['no address', 'fcm.googleapis.com'],
  ['another spelling', 'https://FCM.googleapis.com/fcm/send/abc'],
  ['one with its port', 'https://fcm.googleapis.com:443/fcm/send/abc'],
  ['one with a line end in it', 'https://fcm.googleapis.com/fcm/\nsend/abc'],
  ['a fragment', 'https://fcm.googleapis.com/fcm/send/abc#2'],
  ['an empty fragment', 'https://fcm.googleapis.com/fcm/send/abc#'],
  ['one that is too long', `https://fcm.googleapis.com/${'a'.repeat(1000)}`],
])('%s is not', (_what, endpoint) => {
  expect(isAllowedEndpoint(endpoint, KNOWN_SERVICES)).toBe(false);
});

test('the sandbox is, where it is named with its port, and no other port of it', () => {
  const services = ['http://localhost:3001'];
  expect(isAllowedEndpoint('http://localhost:3001/push/abc', services)).toBe(true);
  expect(isAllowedEndpoint('http://localhost:3000/push/abc', services)).toBe(false);
});
