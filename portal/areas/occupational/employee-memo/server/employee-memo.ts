import { caringEmployers } from '#areas/occupational/shared/employers/server/caring-employers.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { EmployeeMemoApi } from '../contract.ts';

/** `GET /api/occupational/memo` */
export const employeeMemo: Handler<EmployeeMemoApi['GET /api/occupational/memo']> = async (
  call,
  { query: { lang } },
) => {
  const employers = await caringEmployers(call);
  if (employers.length === 0) return ok({ type: 'no-occupational-healthcare' });
  const day = helsinkiDay(call.now);
  const ids = employers.map(({ id }) => id);
  const memos = await call.tx
    .selectFrom('employee_memos')
    .innerJoin('employers', 'employers.id', 'employer_id')
    .select(['name', 'valid_from', 'agreed', 'handled', 'sick_leave'])
    .where('employer_id', 'in', ids)
    .where('valid_from', '<=', day)
    .where((last) => last.or([last('valid_to', 'is', null), last('valid_to', '>=', day)]))
    .orderBy('name')
    .execute();
  const next = await call.tx
    .selectFrom('health_examinations')
    .select(['due_on as dueOn', 'kind'])
    .where('patient_id', '=', call.patientId)
    .where('employer_id', 'in', ids)
    .where('due_on', '>=', day)
    .orderBy('due_on')
    .executeTakeFirst();
  return ok({
    type: 'ok',
    memos: memos.map((memo) => ({
      employer: memo.name,
      validFrom: memo.valid_from,
      agreed: [...memo.agreed[lang]],
      handled: memo.handled
        .map(({ day: on, text }) => ({ day: on, text: text[lang] }))
        .toSorted((one, other) => other.day.localeCompare(one.day)),
      sickLeave: [...memo.sick_leave[lang]],
    })),
    nextExamination: next ?? null,
  });
};
