import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { NetworkError, ProblemError } from '#client/calls/call-error.ts';
import shell from '../shell/browser/messages/en.json' with { type: 'json' };
import { useFailureText } from './use-failure-text.ts';

test.each([
  ['was lost', new NetworkError('offline'), shell.unanswered],
  [
    'is a refusal',
    new ProblemError({ type: 'about:blank', title: '', status: 500, code: 'unexpected' }),
    'Not saved.',
  ],
])('a change whose answer %s is told as what is known of it', (_, error, said) => {
  const Told = () => useFailureText()(error, 'Not saved.');
  expect(
    renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="Europe/Helsinki" messages={{ shell }}>
        <Told />
      </IntlProvider>,
    ),
  ).toBe(said);
});
