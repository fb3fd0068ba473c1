import { expect, test } from 'vitest';
import { takeCookie } from './take-cookie.ts';

test('a cookie is read once', () => {
  const jar = { cookie: 'language=fi; authSuccess=true' };
  expect(takeCookie('authSuccess', jar)).toBe(true);
  expect(jar.cookie).toBe('authSuccess=; Max-Age=0; Path=/; SameSite=Lax');
});

test.each(['', 'notAuthSuccess=true', 'other=authSuccess='])('there is none in "%s"', (cookie) => {
  const jar = { cookie };
  expect(takeCookie('authSuccess', jar)).toBe(false);
  expect(jar.cookie).toBe(cookie);
});
