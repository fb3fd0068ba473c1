import { describe, expect, test } from 'vitest';
import { canonicalUrl, inLanguage } from './canonical-url.ts';

describe('the address of a call', () => {
  test('fills in the parameters, encoded', () => {
    expect(canonicalUrl('GET /api/appointments/{id}', { params: { id: 12 } })).toBe('/api/appointments/12');
    expect(canonicalUrl('GET /api/x/{name}/y', { params: { name: 'a/ä?' } })).toBe('/api/x/a%2F%C3%A4%3F/y');
  });

  test('is the same however the query is written', () => {
    const one = canonicalUrl('GET /api/x', { query: { b: 2, a: ['y', 'x'], none: undefined, empty: '' } });
    const other = canonicalUrl('GET /api/x', { query: { none: null, a: ['y', 'x'], b: '2' } });
    expect(one).toBe('/api/x?a=y&a=x&b=2');
    expect(other).toBe(one);
  });

  test('keeps false and zero, and the order of a list', () => {
    expect(canonicalUrl('GET /api/x', { query: { offset: 0, remote: false } })).toBe(
      '/api/x?offset=0&remote=false',
    );
    expect(canonicalUrl('GET /api/x', { query: { a: ['x', 'y'] } })).not.toBe(
      canonicalUrl('GET /api/x', { query: { a: ['y', 'x'] } }),
    );
  });

  test('does not exist without its parameters', () => {
    expect(() => canonicalUrl('GET /api/x/{id}', { params: {} })).toThrow('misses its parameter id');
  });

  test('uses the language of the page unless the call has its own', () => {
    expect(canonicalUrl('GET /api/x', inLanguage({ query: { a: 1 } }, 'sv'))).toBe('/api/x?a=1&lang=sv');
    expect(canonicalUrl('GET /api/x', inLanguage({ query: { lang: 'en' } }, 'sv'))).toBe('/api/x?lang=en');
  });
});
