import { describe, expect, it } from 'vitest';
import { createS3Storage } from '#outside/object-storage/client/s3-storage.ts';
import { checkSignature, type SignedRequest } from './signature.ts';

/** The examples of Amazon's own documentation, "Authenticating Requests". */
const PUBLISHED = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const PUBLISHED_AT = new Date('2013-05-24T00:00:00Z');
const host = 'examplebucket.s3.amazonaws.com';

const presigned: SignedRequest = {
  method: 'GET',
  url: `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404`,
  headers: { host },
};
const inHeader: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host,
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
};

describe('the published examples', () => {
  it.each([
    ['in the address', presigned],
    ['in a header', inHeader],
  ])('are accepted %s', (_, request) => {
    expect(checkSignature(request, PUBLISHED, PUBLISHED_AT)).toBeNull();
  });

  it.each([
    ['another object', { ...presigned, url: presigned.url.replace('test', 'other') }],
    ['another method', { ...presigned, method: 'PUT' }],
    ['another host', { ...presigned, headers: { host: 'elsewhere.example' } }],
    ['a longer life', { ...presigned, url: presigned.url.replace('86400', '86401') }],
    ['one more parameter', { ...presigned, url: `${presigned.url}&versionId=1` }],
  ])('do not open %s', (_, request) => {
    expect(checkSignature(request, PUBLISHED, PUBLISHED_AT)).toBe('SignatureDoesNotMatch');
  });
});

describe('what the AWS client signs', () => {
  const key = { accessKeyId: 'portal', secretAccessKey: 'secret', region: 'eu-north-1' };
  const storage = createS3Storage({ ...key, endpoint: 'http://storage.example/s3', bucket: 'portal' });
  const sign = async () => {
    const { url, headers } = await storage.signUpload({
      key: 'kela-card/1/front',
      contentType: 'image/jpeg',
      length: 12,
      metadata: { side: 'front' },
      expiresIn: 60,
    });
    const { pathname, search, host: signedHost } = new URL(url);
    return {
      method: 'PUT',
      url: pathname + search,
      headers: { host: signedHost, 'content-length': '12', ...headers },
    };
  };
  const check = (request: SignedRequest, later = 0) =>
    checkSignature(request, key, new Date(Date.now() + later * 1000));

  it('is accepted', async () => {
    const request = await sign();
    expect(check(request)).toBeNull();
    // Headers that browsers add do not describe the object.
    const browser = { origin: 'http://kaari.localhost', 'user-agent': 'browser', accept: '*/*' };
    expect(check({ ...request, headers: { ...request.headers, ...browser } })).toBeNull();
  });

  it.each([
    ['another type', { 'content-type': 'text/html' }],
    ['another cache rule', { 'cache-control': 'max-age=3600' }],
    ['other metadata', { 'x-amz-meta-side': 'back' }],
    ['another length', { 'content-length': '13' }],
  ])('is refused with %s', async (_, wrong) => {
    const request = await sign();
    expect(check({ ...request, headers: { ...request.headers, ...wrong } })).toBe('SignatureDoesNotMatch');
  });

  it.each(['x-amz-acl', 'x-amz-meta-more', 'content-encoding', 'content-disposition'])(
    'is refused with %s added',
    async (name) => {
      const request = await sign();
      expect(check({ ...request, headers: { ...request.headers, [name]: 'public-read' } })).toBe(
        'AccessDenied',
      );
    },
  );

  it('is refused for another object, another method, another bucket', async () => {
    const request = await sign();
    for (const other of [
      { ...request, method: 'GET' },
      { ...request, url: request.url.replace('/front?', '/back?') },
      { ...request, url: request.url.replace('/portal/', '/other/') },
    ]) {
      expect(check(other)).toBe('SignatureDoesNotMatch');
    }
  });

  it('is refused after its validity, and before it', async () => {
    const request = await sign();
    expect(check(request, 59)).toBeNull();
    expect(check(request, 62)).toBe('AccessDenied');
    expect(check(request, -3600)).toBe('AccessDenied');
  });

  it('is refused with another key', async () => {
    const request = await sign();
    expect(checkSignature(request, { ...key, secretAccessKey: 'guessed' }, new Date())).toBe(
      'SignatureDoesNotMatch',
    );
    expect(checkSignature(request, { ...key, accessKeyId: 'other' }, new Date())).toBe('InvalidAccessKeyId');
    expect(checkSignature(request, { ...key, region: 'us-east-1' }, new Date())).toBe('InvalidAccessKeyId');
  });

  it.each(['X-Amz-Signature', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Expires', 'X-Amz-SignedHeaders'])(
    'is refused without or with two of %s',
    async (name) => {
      const request = await sign();
      const [path, search] = request.url.split('?');
      const query = new URLSearchParams(search);
      query.append(name, query.get(name) ?? '');
      expect(check({ ...request, url: `${path}?${query}` })).toBe('AccessDenied');
      query.delete(name);
      expect(check({ ...request, url: `${path}?${query}` })).toBe('AccessDenied');
    },
  );

  it('refuses unsigned requests', () => {
    expect(check({ method: 'GET', url: '/s3/portal/kela-card/1/front', headers: { host } })).toBe(
      'AccessDenied',
    );
  });
});
