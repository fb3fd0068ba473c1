import { smsTo } from './api.ts';
import { expect } from './fixtures.ts';

/** A mobile number without its leading zero that no other test uses. */
export const ownNumber = (): string => `40${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

/** The code in the last message that came to a number. */
export async function codeSentTo(number: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const messages = await smsTo(`+358${number}`);
    code = /\b\d{4}\b/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return code;
}
