import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { zoneSamples } from './zone-samples.ts';

/** A day on which the clocks go forward, one on which they go back, and a quarter past midnight of a leap day. */
const EXPECTED = {
  '2027-03-28T01:15:00Z': {
    written: '2027-03-28T04:15:00',
    said: 'su 28.3.2027 4:15',
    reminders: ['20270327T001500Z', '20270327T231500Z'],
    opens: '20270328T004500Z',
    day: ['20270327T220000Z', '20270328T210000Z'],
    morning: ['20270328T040000Z', '20270328T090000Z'],
    made: ['20270328T050000Z', '20270328T060000Z'],
    away: ['20270328T060000Z', '20270328T210000Z'],
  },
  '2027-10-31T01:20:00Z': {
    written: '2027-10-31T03:20:00',
    said: 'su 31.10.2027 3:20',
    reminders: ['20271030T002000Z', '20271030T232000Z'],
    opens: '20271031T005000Z',
    day: ['20271030T210000Z', '20271031T220000Z'],
    morning: ['20271031T050000Z', '20271031T100000Z'],
    made: ['20271031T060000Z', '20271031T070000Z'],
    away: ['20271031T070000Z', '20271031T220000Z'],
  },
  '2028-02-28T22:15:00Z': {
    written: '2028-02-29T00:15:00',
    said: 'ti 29.2.2028 0:15',
    reminders: ['20280227T211500Z', '20280228T201500Z'],
    opens: '20280228T214500Z',
    day: ['20280228T220000Z', '20280229T220000Z'],
    morning: ['20280229T050000Z', '20280229T100000Z'],
    made: ['20280229T060000Z', '20280229T070000Z'],
    away: ['20280229T070000Z', '20280229T220000Z'],
  },
} satisfies Readonly<Record<string, ReturnType<typeof zoneSamples>>>;

test.each(['Asia/Tokyo', 'America/Los_Angeles'])(
  'a server in %s works by the clocks in Helsinki',
  async (TZ) => {
    const module = JSON.stringify(import.meta.resolve('./zone-samples.ts'));
    const code = `const { zoneSamples } = await import(${module});
    const samples = ${JSON.stringify(Object.keys(EXPECTED))}.map((at) => [at, zoneSamples(new Date(at))]);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    console.log(JSON.stringify({ zone, samples: Object.fromEntries(samples) }));`;
    const options = { env: { ...process.env, TZ } };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', code],
      options,
    );
    expect(JSON.parse(stdout)).toEqual({ zone: TZ, samples: EXPECTED });
  },
);
