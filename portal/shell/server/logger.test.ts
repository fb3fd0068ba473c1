import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { SystemError } from '#outside/calls/system-error.ts';
import { loggerOptions } from './logger.ts';

/** What the log says of an error. */
function loggedOf(error: Error, isDevelopment = false): unknown {
  const lines: string[] = [];
  const { log } = fastify({
    logger: loggerOptions('info', { write: (line) => lines.push(line) }, isDevelopment),
  });
  log.warn({ err: error }, 'failed');
  return JSON.parse(lines[0] ?? '').err;
}

test('an error that is made to be logged says its reason', () => {
  const logged = loggedOf(new SystemError('Pohjola', 'status 401', true));
  expect(logged).toMatchObject({
    type: 'SystemError',
    reason: 'Pohjola did not answer: status 401',
    message: '',
  });
});

test('nothing of what another error quotes is logged', () => {
  const error = Object.assign(new TypeError('140385-902F is no code'), { code: 'E1' });
  expect(loggedOf(error)).toMatchObject({ type: 'TypeError', code: 'E1', message: '' });
  expect(JSON.stringify(loggedOf(Object.assign(error, { reason: '140385-902F' })))).not.toContain('140385');
});

test('in development an error says its message, to the one who writes the code', () => {
  expect(loggedOf(new TypeError('x is not a function'), true)).toMatchObject({
    message: 'x is not a function',
    stack: expect.stringMatching(/^TypeError: x is not a function\n/),
  });
});
