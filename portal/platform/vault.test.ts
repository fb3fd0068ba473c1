import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault } from './vault.ts';

const first = randomBytes(32);
const second = randomBytes(32);
const hashKey = randomBytes(32);
const before = createVault({ keys: { a: first }, currentKey: 'a', hashKey });
const after = createVault({ keys: { a: first, b: second }, currentKey: 'b', hashKey });

const text = fc.string({ unit: 'binary', maxLength: 200 });

describe('the vault', () => {
  it('opens what it sealed, for the same purpose only', () => {
    fc.assert(
      fc.property(text, text, text, (plain, purpose, other) => {
        fc.pre(purpose !== other);
        const sealed = before.seal(purpose, plain);
        expect(before.open(purpose, sealed)).toBe(plain);
        expect(() => before.open(other, sealed)).toThrow();
      }),
    );
  });

  it('refuses a value with any character changed', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.constantFrom('A', 'z', '0', '-', '.'), (plain, at, character) => {
        const sealed = before.seal('purpose', plain);
        const position = at % sealed.length;
        const changed = sealed.slice(0, position) + character + sealed.slice(position + 1);
        // The last character of base64url may carry bits that mean nothing.
        fc.pre(!sameBytes(changed, sealed));
        expect(() => before.open('purpose', changed)).toThrow();
      }),
    );
  });

  it('opens bytes that it sealed, for the same purpose only and unchanged', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(bytes, text, text, fc.nat(), (plain, purpose, other, at) => {
        fc.pre(purpose !== other);
        const sealed = before.sealBytes(purpose, plain);
        expect(after.openBytes(purpose, sealed)).toEqual(Buffer.from(plain));
        expect(() => before.openBytes(other, sealed)).toThrow();
        const changed = Buffer.from(sealed);
        const position = at % changed.length;
        changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
        expect(() => before.openBytes(purpose, changed)).toThrow();
        expect(() => before.openBytes(purpose, plain)).toThrow();
      }),
    );
  });

  it('refuses what was never sealed', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(() => before.open('purpose', value)).toThrow();
      }),
    );
    expect(() => before.open('purpose', `toString.${randomBytes(40).toString('base64url')}`)).toThrow();
  });

  it('opens a text in clear only where some may stand yet', () => {
    const clear = new Set(['patients.email']);
    const meanwhile = createVault({ keys: { a: first }, currentKey: 'a', hashKey, clear });
    expect(meanwhile.open('patients.email', 'clear.a.b@example.com')).toBe('a.b@example.com');
    expect(() => meanwhile.open('patients.identity_code', 'clear.140385-902F')).toThrow();
    expect(() => before.open('patients.email', 'clear.a.b@example.com')).toThrow();
    expect(() => createVault({ keys: { clear: first }, currentKey: 'clear', hashKey })).toThrow();
  });

  it('seals the same text differently each time and does not show it', () => {
    const sealed = before.seal('patients.identity_code', '140385-902F');
    expect(before.seal('patients.identity_code', '140385-902F')).not.toBe(sealed);
    expect(sealed).not.toContain('140385');
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('140385');
  });

  it('opens old values after the key has changed, and seals with the new one', () => {
    fc.assert(
      fc.property(text, (plain) => {
        expect(after.open('purpose', before.seal('purpose', plain))).toBe(plain);
        const sealed = after.seal('purpose', plain);
        expect(sealed.startsWith('b.')).toBe(true);
        expect(() => before.open('purpose', sealed)).toThrow();
      }),
    );
  });

  it('does not open a value under the id of another key', () => {
    const sealed = before.seal('purpose', 'text');
    const twins = createVault({ keys: { a: first, b: first }, currentKey: 'a', hashKey });
    expect(() => twins.open('purpose', sealed.replace(/^a\./, 'b.'))).toThrow();
  });

  it('hashes a value alike for one purpose and apart for two', () => {
    fc.assert(
      fc.property(text, text, text, text, (purpose, value, otherPurpose, otherValue) => {
        fc.pre(purpose !== otherPurpose || value !== otherValue);
        expect(after.hash(purpose, value)).toEqual(before.hash(purpose, value));
        expect(before.hash(purpose, value)).not.toEqual(before.hash(otherPurpose, otherValue));
      }),
    );
  });

  it.each([
    ['a short key', { keys: { a: randomBytes(16) }, currentKey: 'a', hashKey }],
    ['a short hash key', { keys: { a: first }, currentKey: 'a', hashKey: randomBytes(16) }],
    ['a current key that is not there', { keys: { a: first }, currentKey: 'b', hashKey }],
    ['a key id with a dot', { keys: { 'a.b': first }, currentKey: 'a.b', hashKey }],
  ])('refuses %s', (_, keys) => {
    expect(() => createVault(keys)).toThrow();
  });
});

function sameBytes(one: string, other: string): boolean {
  const [id, bytes = ''] = one.split('.');
  const [otherId, otherBytes = ''] = other.split('.');
  return (
    id === otherId &&
    one.split('.').length === 2 &&
    Buffer.from(bytes, 'base64url').equals(Buffer.from(otherBytes, 'base64url'))
  );
}
