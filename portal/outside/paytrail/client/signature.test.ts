import { describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from './signature.ts';

const SECRET = 'SAIPPUAKAUPPIAS';

/** The published example of a request. */
const REQUEST = {
  fields: { 'checkout-account': '375917', 'checkout-algorithm': 'sha256', 'checkout-method': 'POST' },
  body: JSON.stringify({
    stamp: 'should-be-unique-for-merchant',
    reference: '3759170',
    amount: 1525,
    currency: 'EUR',
    language: 'FI',
    items: [
      {
        unitPrice: 1525,
        units: 1,
        vatPercentage: 24,
        productCode: '#1234',
        deliveryDate: '2018-09-01',
      },
    ],
    customer: { email: 'test.customer@example.com' },
    redirectUrls: {
      success: 'https://ecom.example.com/cart/success',
      cancel: 'https://ecom.example.com/cart/cancel',
    },
  }),
  signature: '84b454005a4f087076ad86cee8b4a646b18982998de7221db57646743cda7b81',
};

/** The published example of a return. */
const RETURN = {
  'checkout-account': '375917',
  'checkout-algorithm': 'sha256',
  'checkout-amount': '2964',
  'checkout-stamp': '15336332710015',
  'checkout-reference': '192387192837195',
  'checkout-transaction-id': '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
  'checkout-status': 'ok',
  'checkout-provider': 'nordea',
  signature: 'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080',
};

describe('a signature', () => {
  it('of a request is the published one', () => {
    expect(signatureOf(SECRET, 'sha256', REQUEST.fields, REQUEST.body)).toBe(REQUEST.signature);
  });

  it('of a return is the published one', () => {
    expect(isSigned(SECRET, RETURN)).toBe(true);
  });

  it('is over fields that nobody knew of yet, in any order, and over no others', () => {
    const longer = { ...RETURN, 'checkout-settlement-reference': '45667372' };
    expect(isSigned(SECRET, longer)).toBe(false);
    const signature = signatureOf(SECRET, 'sha256', longer);
    const reversed = Object.fromEntries(Object.entries({ ...longer, signature }).reverse());
    expect(isSigned(SECRET, { ...reversed, lang: 'fi' })).toBe(true);
  });

  it('can be made with the other hash', () => {
    const fields = { ...RETURN, 'checkout-algorithm': 'sha512' };
    expect(isSigned(SECRET, { ...fields, signature: signatureOf(SECRET, 'sha512', fields) })).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another secret', { ...RETURN, signature: signatureOf('another', 'sha256', RETURN) }],
    ['that is missing', { ...RETURN, signature: undefined }],
    ['that is empty', { ...RETURN, signature: '' }],
    ['that is cut off', { ...RETURN, signature: RETURN.signature.slice(0, 63) }],
    ['in capitals', { ...RETURN, signature: RETURN.signature.toUpperCase() }],
    ['that comes twice', { ...RETURN, signature: [RETURN.signature, RETURN.signature] }],
    ['by no known hash', { ...RETURN, 'checkout-algorithm': 'md5' }],
    ['of another amount', { ...RETURN, 'checkout-amount': '2965' }],
    ['of another status', { ...RETURN, 'checkout-status': 'fail' }],
    [
      'of fewer fields',
      Object.fromEntries(Object.entries(RETURN).filter(([name]) => name !== 'checkout-provider')),
    ],
    ['of a field that comes twice', { ...RETURN, 'checkout-amount': ['2964'] }],
  ])('%s is refused', (_, fields) => {
    expect(isSigned(SECRET, fields)).toBe(false);
  });
});
