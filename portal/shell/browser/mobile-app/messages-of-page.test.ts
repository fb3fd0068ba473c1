import { expect, test } from 'vitest';
import type { AppMessage } from '#contract/mobile-app/app-message.ts';
import { match } from '#contract/routes/routes.ts';
import { messagesOfPage } from './messages-of-page.ts';

const step = (name: Extract<AppMessage, { type: 'stepChanged' }>['step']): AppMessage => ({
  type: 'stepChanged',
  step: name,
});
const login: AppMessage = { type: 'loginNeeded' };

test.each<[string, readonly AppMessage[]]>([
  ['/fi/ajanvaraus', [step('search')]],
  ['/sv/tidsbokning/privat-kund', [step('search')]],
  ['/en/booking/kela65', [step('search')]],
  ['/en/occupational-healthcare', [step('search')]],
  // Its own steps are told by the page, which alone knows them.
  ['/en/available-appointments/7001', []],
  ['/en/login?nextPath=%2Fen%2Favailable-appointments%2F7001', [step('identification'), login]],
  ['/fi/asiointipolku', [step('identification'), login]],
  ['/en/booking/registration', [step('registration')]],
  ['/en/data-processing', [step('consent')]],
  ['/en/available-appointments/7001/success', [step('done')]],
  ['/fi/kirjautumattomat-kayttajat/vapaat-ajat/7001/valmis', [step('done')]],
  ['/fi/katkennut-istunto', [{ type: 'sessionEnded', reason: 'timedOut' }]],
  ['/en/login?logOut=done', [{ type: 'sessionEnded', reason: 'loggedOut' }]],
  ['/en/login?logOut=elsewhere', [{ type: 'sessionEnded', reason: 'loggedOut' }]],
  ['/en/login?logOut=ask', [step('identification'), login]],
  ['/en/my-information', []],
])('of %s an app is told %j', (url, messages) => {
  const visit = match(url);
  expect(visit && messagesOfPage(visit)).toEqual(messages);
});
