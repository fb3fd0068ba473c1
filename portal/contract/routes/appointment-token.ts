/**
 * The token that opens one appointment without a login (APPT-14): either exactly 20 letters and digits, or url-safe
 * base64 of `{appointmentId}_{secret}`. The first is tried first, and no token of the second shape has that length.
 */
export type AppointmentToken =
  | { readonly shape: 'alphanumeric'; readonly token: string }
  | { readonly shape: 'pair'; readonly appointmentId: number; readonly secret: string };

const ALPHANUMERIC_LENGTH = 20;
const ALPHANUMERIC = /^[A-Za-z\d]{20}$/;
const BASE64URL = /^[\w-]{8,200}$/;
const PAIR = /^([1-9]\d{0,14})_([\w-]{8,100})$/;

/**
 * Makes the token of an appointment's link.
 *
 * @param secret 8 to 100 letters, digits, `_` or `-`
 * @throws if the token could not be read back: a malformed part, or the length of the other shape
 */
export function appointmentToken(appointmentId: number, secret: string): string {
  const token = encode(`${appointmentId}_${secret}`);
  if (parseAppointmentToken(token)?.shape !== 'pair')
    throw new Error('These parts make no appointment token');
  return token;
}

/** Reads a token of either shape; null if it is neither. Says nothing about whether it opens anything. */
export function parseAppointmentToken(token: string): AppointmentToken | null {
  if (ALPHANUMERIC.test(token)) return { shape: 'alphanumeric', token };
  if (token.length === ALPHANUMERIC_LENGTH || !BASE64URL.test(token) || token.length % 4 === 1) return null;
  const plain = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
  const [, appointmentId, secret] = PAIR.exec(plain) ?? [];
  // Compared with its canonical encoding, so that spare bits do not give an appointment a second address.
  if (!secret || encode(plain) !== token) return null;
  return { shape: 'pair', appointmentId: Number(appointmentId), secret };
}

/** Whether a text has the shape of an appointment token. */
export function isAppointmentToken(text: string): boolean {
  return parseAppointmentToken(text) !== null;
}

function encode(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
