import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sealStaffName } from '../../../portal/areas/messages/shared/messaging/server/sealed-messages.ts';
import { startThread } from '../../../portal/areas/messages/shared/messaging/server/start-thread.ts';
import { sealPatient } from '../../../portal/areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '../../../portal/areas/person/shared/patients/server/person-hash.ts';
import type { Vault } from '../../../portal/platform/context.ts';
import type { Tables } from '../../../portal/platform/tables.ts';

/** A patient with one conversation. */
export interface BenchPatient {
  readonly id: string;
  readonly thread: number;
  readonly team: string;
}

/** Somebody who works here; teams share nobody and nothing. */
export interface BenchStaff {
  readonly id: number;
  readonly code: string;
  readonly team: string;
}

/** Whom a round is about. */
export interface World {
  readonly patients: readonly BenchPatient[];
  readonly staff: readonly BenchStaff[];
}

interface Size {
  readonly patients: number;
  readonly staff: number;
  readonly teams: number;
}

/** Makes patients, teams of professionals, and a conversation of each patient with one of the teams. */
export async function makeWorld(owner: Kysely<Tables>, vault: Vault, size: Size): Promise<World> {
  const teams = Array.from({ length: size.teams }, (_, nth) => `team-${nth}`);
  const words = JSON.stringify({ fi: 'Tiimi', sv: 'Team', en: 'Team' });
  for (const [place, id] of teams.entries())
    await owner
      .insertInto('care_teams')
      .values({ id, brand: 'kaari', name: words, about: words, place })
      .execute();
  const staff: BenchStaff[] = [];
  for (let nth = 0; nth < size.staff; nth++) {
    const team = teams[nth % teams.length] ?? '';
    const code = `staff-${nth}`;
    const { id } = await owner
      .insertInto('professional_users')
      .values({
        identity_hash: personHash(vault, code),
        kind: 'professional',
        name: sealStaffName(vault, `Ammattilainen ${nth}`),
        title: words,
        employer_id: null,
        left_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await owner.insertInto('team_members').values({ team_id: team, professional_id: id }).execute();
    staff.push({ id, code, team });
  }
  const patients: BenchPatient[] = [];
  for (let nth = 0; nth < size.patients; nth++) {
    const id = randomUUID();
    const team = teams[nth % teams.length] ?? '';
    const names = { id, identity_code: `patient-${nth}`, first_names: 'Potilas', last_name: `${nth}` };
    await owner.insertInto('patients').values(sealPatient(vault, names)).execute();
    const writing = { tx: owner, vault, now: new Date(), patientId: id };
    const thread = await startThread(writing, {
      type: 'customer',
      title: 'Kysymys',
      firstMessage: { text: `first-${nth}` },
      teamId: team,
    });
    patients.push({ id, thread, team });
  }
  return { patients, staff };
}

/** The hash of somebody's session, the same for as long as the round lasts. */
export const sessionHash = (who: string): Buffer => createHash('sha256').update(who).digest();
