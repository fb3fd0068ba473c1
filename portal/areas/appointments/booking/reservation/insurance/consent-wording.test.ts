import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import fi from '../../messages/fi.json' with { type: 'json' };
import sv from '../../messages/sv.json' with { type: 'json' };
import { DIRECT_BILLING_WORDING } from '../../rules-insurance.ts';

/** What was agreed to under each version; a version that patients have agreed to stays here. */
const WORDINGS: Readonly<Record<string, string>> = {
  '2026-11-24': 'fd78349c3e2086a2',
};

test('other words that patients agree to are another version', () => {
  const words = [fi, sv, en].map(({ reservation: { insurance } }) => [
    insurance.consent,
    insurance.permitConsent,
    insurance.consentText,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(WORDINGS[DIRECT_BILLING_WORDING]).toBe(hash);
});
