import type { Questionnaire } from 'fhir/r4.js';
import { sql } from 'kysely';
import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { isWholeIn, titleIn } from '#areas/messages/shared/questionnaires/title.ts';
import { type AtWork, readReach } from '#areas/messages/shared/staff/server/reach.ts';
import { readMe } from '#areas/messages/shared/staff/server/read-me.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Scoped } from '#platform/context.ts';
import type { QuestionnairesApi } from '../contract.ts';
import type { Fault } from '../faults.ts';
import { versionTaken } from './add-questionnaire.ts';
import { parseDefinition } from './parse-definition.ts';
import { questionnaireView } from './questionnaire-view.ts';

/** `GET /api/workspace/questionnaires` */
export const listDefinitions: Steps<QuestionnairesApi['GET /api/workspace/questionnaires']> = {
  scope: asStaff,
  async answer({ tx, brand, vault }, { query: { lang } }) {
    if (!(await mayAdd({ tx, brand }))) return problem('forbidden');
    const rows = await tx
      .selectFrom('questionnaires')
      .leftJoin('professional_users', 'professional_users.id', 'added_by')
      .select(['questionnaires.id', 'version', 'content', 'added_at', 'name'])
      .orderBy('questionnaires.id', 'desc')
      .execute();
    return ok({
      questionnaires: rows.map(({ id, version, content, added_at, name }) => ({
        id,
        title: titleIn(content, lang),
        version,
        addedAt: added_at?.toISOString() ?? null,
        by: name === null ? null : openStaffName(vault, name),
      })),
    });
  },
};

/** `POST /api/workspace/questionnaires/preview` */
export const previewDefinition: Steps<QuestionnairesApi['POST /api/workspace/questionnaires/preview']> = {
  scope: asStaff,
  async answer({ tx, brand }, { body: { content } }) {
    if (!(await mayAdd({ tx, brand }))) return problem('forbidden');
    const parsed = parseDefinition(content);
    if ('faults' in parsed) return ok(refusedFor(parsed.faults));
    const { questionnaire } = parsed;
    const { url = '', version = '' } = questionnaire;
    const known = await tx
      .selectFrom('questionnaires')
      .select(sql<boolean>`content = ${JSON.stringify(questionnaire)}::jsonb`.as('isSame'))
      .where('url', '=', url)
      .where('version', '=', version)
      .executeTakeFirst();
    if (known && !known.isSame) return ok(refusedFor([versionTaken(version)]));
    return ok({
      type: 'preview' as const,
      version,
      isKnown: known !== undefined,
      languages: LANGUAGES.map((language) => ({
        language,
        isWhole: isWholeIn(questionnaire, language),
        ...questionnaireView(questionnaire, language),
      })),
    });
  },
};

/** `POST /api/workspace/questionnaires`. The database asks once more whether the caller may. */
export const addDefinition: Steps<QuestionnairesApi['POST /api/workspace/questionnaires']> = {
  scope: asStaff,
  async answer({ tx, brand, now }, { body: { content } }) {
    if (!(await mayAdd({ tx, brand }))) return problem('forbidden');
    const parsed = parseDefinition(content);
    if ('faults' in parsed) return ok(refusedFor(parsed.faults));
    const { id, outcome } = await publish(tx, parsed.questionnaire, now);
    return ok(
      outcome === 'taken'
        ? refusedFor([versionTaken(parsed.questionnaire.version ?? '')])
        : { type: outcome, id: Number(id) },
    );
  },
};

interface Published {
  readonly id: number;
  readonly outcome: 'added' | 'unchanged' | 'taken';
}

async function publish(tx: Scoped, questionnaire: Questionnaire, now: Date): Promise<Published> {
  const { url, version } = questionnaire;
  const { rows } = await sql<Published>`
    select id, outcome from publish_questionnaire(${url}, ${version}, ${JSON.stringify(questionnaire)}::jsonb, ${now})`.execute(
    tx,
  );
  const [published] = rows;
  if (!published) throw new Error('A professional who may add questionnaires was refused by the database.');
  return published;
}

function refusedFor(faults: readonly Fault[]) {
  return { type: 'refused' as const, faults: [...faults] };
}

/** Whether the caller adds questionnaires. */
async function mayAdd(at: AtWork): Promise<boolean> {
  const reach = await readReach(at);
  return reach !== null && (await readMe(at, reach)).addsQuestionnaires;
}
