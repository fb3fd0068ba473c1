import { expect, test } from 'vitest';
import { decryptPush } from './decrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** https://www.rfc-editor.org/rfc/rfc8291#section-5 */
const KEYS = {
  privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};
const BODY = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);

test('opens the message of the standard', () => {
  expect(decryptPush(BODY, KEYS)).toBe('When I grow up, I want to be a watermelon');
});

test('opens nothing that was sealed for another browser', () => {
  expect(() => decryptPush(BODY, { ...KEYS, auth: bytes('BTBZMqHH6r4Tts7J_aSIgA') })).toThrow();
});

test.each([0, 20, 60, BODY.length - 1])('notices a change of byte %i', (index) => {
  const changed = Buffer.from(BODY);
  changed[index] = (changed[index] ?? 0) ^ 1;
  expect(() => decryptPush(changed, KEYS)).toThrow();
});
