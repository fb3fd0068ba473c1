import { expect, test } from 'vitest';
import { accessOf, layoutOf } from './route-access.ts';
import { PAGE_KEYS } from './route-words.ts';

test('pages that show a record are for registered patients only', () => {
  const records = ['appointment', 'visit', 'lab-result', 'conversation', 'invoices-page', 'my-information'];
  for (const key of PAGE_KEYS.filter((key) => records.includes(key))) expect(accessOf(key)).toBe('patient');
});

test('an identified person who is not registered can register, and reserves after that', () => {
  for (const key of PAGE_KEYS.filter((key) => /^(registration|hpa-register|new-customer)/.test(key))) {
    expect(accessOf(key)).toBe('identified');
  }
  for (const key of PAGE_KEYS.filter((key) => /^reserve-appointment(?!-for)/.test(key))) {
    expect(accessOf(key)).toBe('patient');
  }
});

test('the workspace is no patient’s page: who works here need not be one', () => {
  for (const key of [
    'workspace',
    'workspace-thread',
    'workspace-absences',
    'workspace-start',
    'workspace-employees',
    'workspace-questionnaires',
    'workspace-staff',
    'workspace-service-breaks',
    'workspace-content',
    'workspace-content-item',
    'workspace-clinics',
    'workspace-clinic',
  ] as const)
    expect(accessOf(key)).toBe('staff');
});

test('nothing for anonymous visitors asks for a login', () => {
  for (const key of PAGE_KEYS.filter((key) => key.includes('anonymous')))
    expect(accessOf(key)).toBe('anonymous');
});

test('the layouts leave out what distracts from a single task (PAGE-04)', () => {
  const other = PAGE_KEYS.filter((key) => layoutOf(key) !== 'full').map((key) => [key, layoutOf(key)]);
  expect(Object.fromEntries(other)).toEqual({
    'login-page-for-anonymous-users': 'withoutMenu',
    'choose-child': 'withoutMenu',
    'video-guest': 'withoutMenu',
    workspace: 'withoutMenu',
    'workspace-thread': 'withoutMenu',
    'workspace-absences': 'withoutMenu',
    'workspace-start': 'withoutMenu',
    'workspace-employees': 'withoutMenu',
    'workspace-questionnaires': 'withoutMenu',
    'workspace-staff': 'withoutMenu',
    'workspace-service-breaks': 'withoutMenu',
    'workspace-content': 'withoutMenu',
    'workspace-content-item': 'withoutMenu',
    'workspace-clinics': 'withoutMenu',
    'workspace-clinic': 'withoutMenu',
    'workspace-sign-in': 'withoutMenu',
    'new-customer': 'bare',
    mfa: 'bare',
    'hpa-front-page': 'bare',
    'invoice-notification-landing-page': 'bare',
  });
});
