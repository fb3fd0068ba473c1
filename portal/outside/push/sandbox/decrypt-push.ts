import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser keeps of a subscription: its own half of the keys. */
export interface BrowserKeys {
  /** The private key of its pair on P-256, 32 bytes. */
  readonly privateKey: Buffer;
  /** The secret that it shares with the sender, 16 bytes. */
  readonly auth: Buffer;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, size of a record (4 bytes), length of the sender's key (1 byte). */
const HEAD_BYTES = SALT_BYTES + 5;
/** Ends the last record's text: https://www.rfc-editor.org/rfc/rfc8188#section-2 */
const LAST = 2;

/**
 * Opens a message as the browser does that it is for. The other end of a protocol shares no code with the sender, or both could
 * be wrong alike.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8291#section-3.4
 * @throws Error for what was sealed for somebody else, was changed, or is not one record of `aes128gcm`
 */
export function decryptPush(body: Buffer, { privateKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(HEAD_BYTES - 1);
  const recordSize = body.readUInt32BE(SALT_BYTES);
  const senderKey = body.subarray(HEAD_BYTES, HEAD_BYTES + keyLength);
  const record = body.subarray(HEAD_BYTES + keyLength);
  if (record.length > recordSize) throw new Error('A push message is one record');

  const browser = createECDH('prime256v1');
  browser.setPrivateKey(privateKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const shared = derive(browser.computeSecret(senderKey), auth, keyInfo, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const opening = createDecipheriv('aes-128-gcm', key, nonce);
  opening.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([opening.update(record.subarray(0, -TAG_BYTES)), opening.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST) throw new Error('The last record has no end');
  return padded.subarray(0, end).toString('utf8');
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
