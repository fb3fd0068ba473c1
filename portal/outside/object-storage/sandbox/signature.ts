import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A request as received. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, exactly as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface SigningKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** Why a request is refused, in the protocol's terms. */
export type Refusal = 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const LONGEST_SECONDS = 7 * 24 * 3600;
/** Maximum difference between the clocks of both ends. */
const SKEW_SECONDS = 15 * 60;
/** Headers that describe an object: sent but unsigned, anybody could have added them. */
const MUST_BE_SIGNED = /^(host|cache-control|content-(?!length$)[\w-]+|x-amz-[\w-]+)$/;

/**
 * Checks a request's signature, in its address or in its `Authorization` header.
 *
 * @returns null if it was signed with the key
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
export function checkSignature(request: SignedRequest, key: SigningKey, now: Date): Refusal | null {
  const [path = '', search = ''] = request.url.split('?', 2);
  const query = [...new URLSearchParams(search)];
  const claim = claimOf(query, request.headers);
  if (!claim) return 'AccessDenied';
  const [accessKeyId, day = '', region = '', service = '', end] = claim.credential.split('/');
  if (accessKeyId !== key.accessKeyId || region !== key.region) return 'InvalidAccessKeyId';
  const signedAt = momentOf(claim.date);
  const age = (now.getTime() - signedAt) / 1000;
  const isInTime = age >= -SKEW_SECONDS && age <= claim.seconds;
  if (service !== 's3' || end !== 'aws4_request' || !claim.date.startsWith(day) || !isInTime) {
    return 'AccessDenied';
  }
  const signed = claim.signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).filter((name) => !signed.includes(name));
  if (unsigned.some((name) => MUST_BE_SIGNED.test(name))) return 'AccessDenied';

  const canonical = [
    request.method,
    path,
    query
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map((pair) => pair.map(encode).join('='))
      .sort()
      .join('&'),
    ...signed.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    claim.signedHeaders,
    claim.payload,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = [ALGORITHM, claim.date, scope, sha256(canonical)].join('\n');
  const signingKey = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${key.secretAccessKey}`,
  );
  const expected = hmac(signingKey, text);
  const given = Buffer.from(claim.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? null
    : 'SignatureDoesNotMatch';
}

interface Claim {
  readonly credential: string;
  /** `20261121T112440Z` */
  readonly date: string;
  /** How long after its date the request is valid. */
  readonly seconds: number;
  readonly signedHeaders: string;
  readonly payload: string;
  readonly signature: string;
}

/** The request's signature parameters; null if they are incomplete. */
function claimOf(query: readonly (readonly [string, string])[], headers: IncomingHttpHeaders): Claim | null {
  const one = (name: string) => {
    const values = query.filter(([each]) => each === name);
    return values.length === 1 ? (values[0]?.[1] ?? '') : '';
  };
  const isInHeader = headers.authorization !== undefined;
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const claim: Claim = isInHeader
    ? {
        credential,
        date: String(headers['x-amz-date'] ?? ''),
        seconds: SKEW_SECONDS,
        signedHeaders,
        payload: String(headers['x-amz-content-sha256'] ?? ''),
        signature,
      }
    : {
        credential: one('X-Amz-Algorithm') === ALGORITHM ? one('X-Amz-Credential') : '',
        date: one('X-Amz-Date'),
        seconds: Number(one('X-Amz-Expires')),
        signedHeaders: one('X-Amz-SignedHeaders'),
        payload: 'UNSIGNED-PAYLOAD',
        signature: one('X-Amz-Signature'),
      };
  const isComplete =
    claim.credential && claim.signature && claim.payload && claim.signedHeaders.split(';').includes('host');
  return isComplete && claim.seconds > 0 && claim.seconds <= LONGEST_SECONDS ? claim : null;
}

function momentOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

/** RFC 3986: encodes what `encodeURIComponent` leaves, too. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
