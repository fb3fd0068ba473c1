import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import type { SmsLoginSettings } from './codes.ts';
import { checkPin, requestCode, showNextAction } from './coming-back.ts';
import { putOffOffer } from './offer.ts';
import { beginOnboarding, finishOnboarding } from './onboarding.ts';
import { setSmsLogin } from './set-sms-login.ts';
import { showStatus } from './status.ts';

/** The calls of SMS login, answered as the environment allows. */
export function createSmsLoginService(settings: SmsLoginSettings) {
  return implement(endpoints, {
    'GET /api/mfa': showStatus(settings),
    'POST /api/mfa': setSmsLogin(settings),
    'POST /api/mfa-offer': putOffOffer(settings),
    'POST /api/mfa-onboarding': beginOnboarding(settings),
    'PUT /api/mfa-onboarding': finishOnboarding(settings),
    'GET /api/session-timed-out': showNextAction(settings),
    'POST /api/request-mfa-sms': requestCode(settings),
    'POST /api/pin': checkPin(settings),
  });
}
