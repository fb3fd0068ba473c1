import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { smsLoginCalls } from '../setting/sms-login-calls.ts';
import { OfferPart } from './OfferPart.tsx';

export const part: FrontPagePart = {
  place: 5,
  messages: ['sms-login'],
  calls: smsLoginCalls,
  Component: OfferPart,
};
