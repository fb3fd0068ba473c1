import { expect, test } from 'vitest';
import messages from '../messages/fi.json' with { type: 'json' };
import { RECORDS } from './LogEntries.tsx';

test('an entry of the log names every kind of record that has a name', () => {
  expect([...RECORDS, 'other'].sort()).toEqual(Object.keys(messages.log.records).sort());
});
