import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { SmsLoginCard } from '../offer/SmsLoginCard.tsx';
import { smsLoginCalls } from '../setting/sms-login-calls.ts';

export const part: FrontPagePart = {
  place: 5,
  messages: ['sms-login'],
  calls: smsLoginCalls,
  Component: SmsLoginCard,
};
