import type { AppointmentsApi } from '#areas/appointments/appointments/contract.ts';
import type { InvoicesApi } from '#areas/money/invoices/contract.ts';
import type { ChildDue } from '#areas/person/shared/guardianship/child-due.ts';
import type { DueOf } from '#areas/person/shared/guardianship/server/due-of.ts';
import type { VaccinationsApi } from '#areas/record/vaccinations/contract.ts';
import { missingPages } from '#brands/missing-pages.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import { NEWS_LISTS } from '#contract/session/unread.ts';
import { runnableOf, type Service } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import type { Context } from '#platform/context.ts';
import { patientOfSession, rightsOfSession } from '../sessions/patient-of-session.ts';

type Calls = AppointmentsApi & InvoicesApi & VaccinationsApi;
type Answer<Key extends keyof Calls> = SuccessBody<Calls[Key]>;

const DUE: readonly string[] = ['reached', 'missed', 'season'] satisfies DueVaccination['status'][];
type DueVaccination = NonNullable<ChildDue['vaccinations']>['due'][number];

/**
 * Tells what is due for a child by the calls of the child's own pages, run as the guardian who acts: their rights, what is withheld
 * from guardians, and what is noted in the child's log are the pages'. A part that fails takes no other with it.
 *
 * @param services every feature's, once there are all
 */
export function createDueOf(services: () => readonly Service[]): DueOf {
  const runnable = (key: keyof Calls) => {
    const service = services().find(({ endpoints }) => key in endpoints);
    if (!service) throw new Error(`No service answers ${key}`);
    return runnableOf(service, key as never);
  };
  return async (context, child) => {
    const session = { ...context.session, patientId: child.patientId, actingFor: child, guardianship: null };
    const rights = () => rightsOfSession(session, context.brand, context);
    const theirs: Context = { ...context, session, rights };
    const lang = context.language;
    const missing = missingPages(context.brand);

    async function part<Part>(read: () => Promise<Part | null>): Promise<Part | null> {
      try {
        return await read();
      } catch (error) {
        context.report(error);
        return null;
      }
    }
    const answer = <Key extends keyof Calls, Part>(
      key: Key,
      query: Readonly<Record<string, string>>,
      pick: (body: Answer<Key>) => Part,
    ) =>
      part(async () => {
        const outcome = await runEndpoint(runnable(key), theirs, { query: { lang, ...query } });
        return 'body' in outcome ? pick(outcome.body as Answer<Key>) : null;
      });

    const [appointment, vaccinations, invoices, news] = await Promise.all([
      answer('GET /api/own-appointments', { only: 'upcoming' }, nextOf),
      missing.includes('vaccinations-list')
        ? { due: [] }
        : answer('GET /api/vaccinations', {}, ({ programme }) => ({ due: dueIn(programme ?? []) })),
      answer('GET /api/payments/due', {}, ({ count, overdue, sumCents, isWhole }) => ({
        ...{ count, overdue, sumCents, isWhole },
      })),
      part(async () => {
        const unread = (await patientOfSession(session, context))?.unread;
        if (!unread) return null;
        const pages = NEWS_LISTS.filter((page) => unread[page] > 0 && !missing.includes(page));
        return { lists: pages.map((page) => ({ page, count: unread[page] })) };
      }),
    ]);
    return { appointment, vaccinations, invoices, news };
  };
}

/** The next that will be held: the clinic may have cancelled earlier ones. */
function nextOf({ upcoming }: Answer<'GET /api/own-appointments'>): ChildDue['appointment'] {
  const next = upcoming.find(({ hasAppointeeCanceled }) => !hasAppointeeCanceled);
  if (!next) return { next: null };
  const { id, startDate, isSpecificTime, kind } = next;
  return { next: { id, startDate, isSpecificTime, kind } };
}

function dueIn(programme: NonNullable<Answer<'GET /api/vaccinations'>['programme']>): DueVaccination[] {
  return programme.flatMap(({ name, status }) =>
    DUE.includes(status) ? [{ name, status: status as DueVaccination['status'] }] : [],
  );
}
