import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { isProfessional } from '#areas/person/shared/professionals/server/is-professional.ts';
import { type Outside, ok } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';

/** `GET /api/workspace` */
export const showWorkspace: Outside<WorkspaceApi['GET /api/workspace']> = {
  async outside({ session: { person }, inScope, vault }) {
    const works =
      person !== null &&
      (await inScope({}, (tx) => isProfessional(tx, personHash(vault, person.identityCode))));
    return ok({ isProfessional: works });
  },
};
