import { expect, test } from 'vitest';
import { isLinkAddress } from './link-address.ts';

test.each([
  '/fi/ajanvaraus',
  '/',
  '/fi/ohjeita#varaaminen',
  'https://thl.fi/influenssa',
  'https://www.thl.fi/a?b=c#d',
])('a notice may lead to %s', (address) => expect(isLinkAddress(address)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://thl.fi',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https:\\\\evil.example',
  'https://kaari.example@evil.example',
  'https://intranet',
  'thl.fi',
  'ftp://thl.fi',
  'blob:https://thl.fi/1',
])('a notice does not lead to %j', (address) => expect(isLinkAddress(address)).toBe(false));
