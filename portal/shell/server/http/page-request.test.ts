import { expect, test } from 'vitest';
import { isPageRequest, isSeenRequest } from './page-request.ts';

const get = (url: string) => ({ method: 'GET', url });

test.each([
  ['/oauth/authenticate?next=/fi'],
  ['/oauth/callback?state=x&code=y'],
  ['/api/insurance/lahitapiola-apply-permit?lang=fi'],
  ['/api/insurance/lahitapiola-permit-return?state=x'],
])('a person sees what is answered on their way, and no page is asked for: %s', (url) => {
  expect([isSeenRequest(get(url)), isPageRequest(get(url))]).toEqual([true, false]);
  expect(isSeenRequest({ method: 'POST', url })).toBe(false);
});

test('a person sees what an app’s form is answered that sends them to be asked', () => {
  expect(isSeenRequest({ method: 'POST', url: '/oauth/authorize' })).toBe(true);
  expect(isSeenRequest({ method: 'POST', url: '/oauth/token' })).toBe(false);
});

test.each([['/fi/ajanvaraus'], ['/']])('a page is seen: %s', (url) => {
  expect([isSeenRequest(get(url)), isPageRequest(get(url))]).toEqual([true, true]);
});

test.each([
  ['/api/session'],
  ['/oauth/jwks'],
  ['/oauth/callbacks'],
  ['/api/insurance/lahitapiola-policy-check'],
  ['/assets/style.css'],
  ['/health/ready'],
])('a program reads: %s', (url) => {
  expect(isSeenRequest(get(url))).toBe(false);
});
