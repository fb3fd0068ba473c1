import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientWith } from '#areas/appointments/appointments/server/test-appointments.ts';
import { renderInvoiceNotice } from '#areas/money/invoices/server/notices/render-invoice-notice.ts';
import { NOTICE_EVENTS, type NoticeEvent } from '#areas/person/shared/notices/events.ts';
import { NOTICE_GAP_MS } from '#areas/person/shared/notices/server/notice-jobs.ts';
import { brandOf } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { helsinkiHour } from '#contract/time/time.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { SENDING_HOURS, type SendingChannel } from '#platform/jobs/sending-hours.ts';
import { type NoticesWorld, noticesWorld, type Wishes } from './test-notices.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const CHANNELS = ['email', 'sms'] as const satisfies readonly SendingChannel[];
const EVERYTHING: Wishes = { results: CHANNELS, messages: CHANNELS, invoices: CHANNELS };
const NOTHING: Wishes = { results: [], messages: [], invoices: [] };

let db: TestDatabase;
let aino: string;
let world: NoticesWorld;
beforeAll(async () => {
  db = await createTestDatabase({ seeded: true });
  aino = await patientWith(db, '140385-902F');
  await db.owner.updateTable('patients').set({ language: 'en' }).execute();
  world = noticesWorld(db, aino);
});
afterAll(() => db.drop());

const by = (channel: SendingChannel) => world.sent.filter((notice) => notice.channel === channel);

describe('notices of different events', () => {
  it('that come within minutes are one by each way, which says of nothing what it is', async () => {
    await world.restart(TEST_NOW, EVERYTHING);
    await world.happen('results');
    await world.pass(2);
    await world.happen('messages');
    await world.pass(60);
    expect(world.sent.map(({ channel, about }) => [channel, about])).toEqual([
      ['email', 'several'],
      ['sms', 'several'],
    ]);
  });

  it('are at least ten minutes apart', async () => {
    await world.restart(TEST_NOW, { ...NOTHING, messages: ['sms'], results: ['sms'] });
    await world.happen('messages');
    await world.pass(7);
    await world.happen('messages');
    await world.pass(60);
    const [one, other] = world.sent.map(({ at }) => at.getTime());
    expect(world.sent).toHaveLength(2);
    expect((other ?? 0) - (one ?? 0)).toBe(NOTICE_GAP_MS);
  });

  it('that were to be text messages of the night are one in the morning', async () => {
    await world.restart(new Date('2026-03-23T18:30:00Z'), {
      ...NOTHING,
      messages: ['sms'],
      results: ['sms'],
    });
    await world.happen('messages');
    await world.pass(3 * 60);
    await world.happen('results');
    await world.pass(DAY_MINUTES);
    expect(world.sent).toEqual([{ channel: 'sms', about: 'several', at: new Date('2026-03-24T06:01:00Z') }]);
  });

  it('are one, too, once a gateway is back that was away for hours', async () => {
    await world.restart(TEST_NOW, { ...NOTHING, messages: ['email'], results: ['email'] });
    world.cutOff(4 * 60);
    for (const event of ['messages', 'results', 'messages'] as const) {
      await world.happen(event);
      await world.pass(60);
    }
    expect(world.sent).toEqual([]);
    await world.pass(DAY_MINUTES);
    // What was on its way first, and then all the rest.
    expect(world.sent.map(({ about }) => about)).toEqual(['messages', 'several']);
  });

  it('that are chosen no more when they would go out are not sent', async () => {
    await world.restart(new Date('2026-03-23T19:00:00Z'), { ...NOTHING, messages: CHANNELS });
    await world.happen('messages');
    await world.pass(10);
    await db.owner.updateTable('notice_choices').set({ by_sms: false }).execute();
    await world.pass(DAY_MINUTES);
    expect(world.sent.map(({ channel }) => channel)).toEqual(['email']);
  });
});

describe('a notice of an invoice', () => {
  it('comes once, within a day, and says neither what it is for nor how much', async () => {
    await world.restart(TEST_NOW, { ...NOTHING, invoices: ['email'] });
    await world.happen('invoices');
    await world.pass(DAY_MINUTES + 60);
    expect(world.sent.map(({ about }) => about)).toEqual(['invoices']);
    await world.pass(3 * DAY_MINUTES);
    expect(world.sent).toHaveLength(1);
  });

  it('is asked for once a day, of those alone who want it', async () => {
    for (const [invoices, times] of [
      [['sms'], 3],
      [[], 0],
    ] as const) {
      await world.restart(TEST_NOW, { ...NOTHING, invoices });
      world.invoicing.asked.length = 0;
      await world.pass(3 * DAY_MINUTES);
      // Three sources each time.
      expect(world.invoicing.asked).toHaveLength(3 * times);
    }
  });

  it.each([
    ['that was made before the patient wanted to be told', { creationDate: '2026-03-01' }],
    ['that is paid', { status: 'paid' as const }],
  ])('is not sent of one %s', async (_, changes) => {
    await world.restart(TEST_NOW, { ...NOTHING, invoices: ['email'] });
    await world.happen('invoices');
    world.invoicing.has.CustomerInvoice = world.invoicing.has.CustomerInvoice.map((invoice) => ({
      ...invoice,
      ...changes,
    }));
    await world.pass(2 * DAY_MINUTES);
    expect(world.sent).toEqual([]);
  });

  it.each(LANGUAGES)('is whole in %s, by e-mail and by text message', (language) => {
    const { mail, text } = renderInvoiceNotice(brandOf('kaari'), language, 'https://kaari.example');
    expect(`${mail.subject}${mail.text}${text}`).not.toMatch(/[{}]|\b(undefined|null)\b/);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('comes on the day after where its source was away', async () => {
    await world.restart(TEST_NOW, { ...NOTHING, invoices: ['email'] });
    await world.happen('invoices');
    world.invoicing.down = ['CustomerInvoice'];
    await world.pass(DAY_MINUTES);
    expect(world.sent).toEqual([]);
    world.invoicing.down = [];
    await world.pass(DAY_MINUTES);
    expect(world.sent).toHaveLength(1);
  });
});

type Step = { readonly happens: NoticeEvent } | { readonly passes: number } | { readonly away: number };

describe('whatever comes at whatever time', () => {
  const ways = fc.subarray([...CHANNELS]);
  const wishes = fc.record({ results: ways, messages: ways, invoices: ways });
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ happens: fc.constantFrom(...NOTICE_EVENTS) }) },
    { weight: 5, arbitrary: fc.record({ passes: fc.integer({ min: 0, max: 40 }) }) },
    { weight: 1, arbitrary: fc.record({ passes: fc.integer({ min: 60, max: 900 }) }) },
    { weight: 1, arbitrary: fc.record({ away: fc.integer({ min: 1, max: 300 }) }) },
  );
  const start = fc
    .integer({ min: 0, max: 6 * DAY_MINUTES })
    .map((m) => new Date(TEST_NOW.getTime() + m * MINUTE));

  it('no two notices come within minutes, none is lost, and none comes by night', async () => {
    await fc.assert(
      fc.asyncProperty(start, wishes, fc.array(step, { maxLength: 16 }), async (from, wanted, steps) => {
        await world.restart(from, wanted);
        const happened: { readonly event: NoticeEvent; readonly at: number }[] = [];
        for (const each of steps) {
          if ('passes' in each) await world.pass(each.passes);
          else if ('away' in each) world.cutOff(each.away);
          else {
            await world.happen(each.happens);
            happened.push({ event: each.happens, at: world.now().getTime() });
          }
        }
        await world.pass(3 * DAY_MINUTES);
        expect(await world.left()).toBe(0);
        for (const channel of CHANNELS) {
          const sent = by(channel);
          const times = sent.map(({ at }) => at.getTime());
          times.slice(1).forEach((time, nth) => {
            expect(time - (times[nth] ?? 0)).toBeGreaterThanOrEqual(NOTICE_GAP_MS);
          });
          for (const { at } of sent) {
            expect(helsinkiHour(at)).toBeGreaterThanOrEqual(SENDING_HOURS[channel].from);
            expect(helsinkiHour(at)).toBeLessThan(SENDING_HOURS[channel].to);
          }
          const told = happened.filter(({ event }) => wanted[event].includes(channel));
          for (const { event, at } of told)
            expect(
              sent.some((notice) => notice.at.getTime() >= at && [event, 'several'].includes(notice.about)),
            ).toBe(true);
          if (told.length === 0) expect(sent).toEqual([]);
          expect(sent.length).toBeLessThanOrEqual(told.length);
        }
      }),
      { numRuns: 25 },
    );
  }, 180_000);
});
