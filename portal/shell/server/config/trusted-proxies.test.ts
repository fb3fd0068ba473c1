import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const trustedIn = (TRUST_PROXY?: string) => readConfig({ NODE_ENV: 'test', TRUST_PROXY }).trustProxy;

describe('TRUST_PROXY', () => {
  it.each([undefined, '', ' ', 'false'])('trusts nobody by default (%j)', (text) => {
    expect(trustedIn(text)).toBe(false);
  });

  it.each([
    ['1', [true, false, false]],
    ['2', [true, true, false]],
  ])('believes the last %s that a request came through', (text, believed) => {
    const trusts = trustedIn(text);
    if (typeof trusts !== 'function') throw new Error('No function');
    expect(believed.map((_, hop) => trusts('203.0.113.9', hop))).toEqual(believed);
  });

  it.each([
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, fd00::/8', ['127.0.0.1', 'fd00::/8']],
    ['loopback,linklocal,uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
  ])('believes the addresses %s', (text, addresses) => {
    expect(trustedIn(text)).toEqual(addresses);
  });

  it.each([
    'true',
    'yes',
    '0',
    '-1',
    '1.5',
    '100',
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    '::/129',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1,',
    '1,10.0.0.1',
  ])('refuses %j in one sentence that says what to write', (text) => {
    expect(() => trustedIn(text)).toThrow(ConfigError);
    expect(() => trustedIn(text)).toThrow(
      'The setting TRUST_PROXY takes the number of proxies in front of the portal (1), or their addresses ' +
        '(10.0.0.0/8,loopback): with anything else every caller could write another address than theirs.',
    );
  });
});
