import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { masked } from '#shell/server/sessions/masks.ts';
import { createDraftCipher } from './draft-cipher.ts';

const newSecret = () => randomBytes(32).toString('base64url');
const newKey = () => masked(newSecret());
const draft = { firstName: 'Åsa', identityCode: '140385-902F', terms: true, note: '💙 <b>' };

test('opens what it has sealed', async () => {
  const key = newKey();
  const sealed = await createDraftCipher(key).seal(draft);
  expect(await createDraftCipher(key).open(sealed)).toEqual(draft);
});

test('opens it with the same key in another mask, as the next page has it', async () => {
  const secret = newSecret();
  const sealed = await createDraftCipher(masked(secret)).seal(draft);
  expect(await createDraftCipher(masked(secret)).open(sealed)).toEqual(draft);
});

test('shows nothing of the draft, and never the same text twice', async () => {
  const cipher = createDraftCipher(newKey());
  const [one, other] = [await cipher.seal(draft), await cipher.seal(draft)];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('140385');
});

test('opens nothing that another session has sealed', async () => {
  const sealed = await createDraftCipher(newKey()).seal(draft);
  await expect(createDraftCipher(newKey()).open(sealed)).rejects.toThrow();
});

test.each([0, 12, 30])('notices a change of byte %i', async (index) => {
  const cipher = createDraftCipher(newKey());
  const bytes = Buffer.from(await cipher.seal(draft), 'base64url');
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  await expect(cipher.open(bytes.toString('base64url'))).rejects.toThrow();
});

test('rejects an invalid draft', async () => {
  await expect(createDraftCipher(newKey()).open('not sealed!')).rejects.toThrow();
});
