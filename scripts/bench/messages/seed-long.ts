import {
  addMessage,
  startThread,
} from '../../../portal/areas/messages/shared/messaging/server/start-thread.ts';
import { findPatient } from '../../../portal/areas/person/shared/patients/server/find-patient.ts';
import { personHash } from '../../../portal/areas/person/shared/patients/server/person-hash.ts';
import { openDatabase } from '../../../portal/platform/database/open.ts';
import { createInScope } from '../../../portal/platform/database/scope.ts';
import { readConfig } from '../../../portal/shell/server/config/config.ts';
import { keyringOf } from '../../../portal/shell/server/config/keyring-of-config.ts';

// Gives the patient of an identity code many conversations, and one with many messages. Its last line says that one's number.
const [identityCode = '', threads = '', messages = ''] = process.argv.slice(2);
const WORDS =
  'Hei! Yskä ei ole mennyt ohi, vaikka flunssasta on jo kaksi viikkoa. Pitäisikö tulla vastaanotolle? ';

const config = readConfig();
const database = await openDatabase(config);
try {
  const { vault } = await keyringOf(config, database);
  const patientId = await createInScope(database.db)({}, (tx) =>
    findPatient(tx, personHash(vault, identityCode)),
  );
  if (!patientId) throw new Error('There is no such patient.');
  const id = await database.asOwner(({ db }) =>
    db.transaction().execute(async (tx) => {
      const writing = { tx, vault, now: new Date(), patientId };
      const first = { type: 'customer', teamId: 'nurses', firstMessage: { text: WORDS } } as const;
      for (let nth = 1; nth < Number(threads); nth++)
        await startThread(writing, { ...first, title: `Keskustelu ${nth}` });
      const long = await startThread(writing, { ...first, title: 'Pitkä keskustelu' });
      for (let nth = 1; nth < Number(messages); nth++)
        await addMessage(writing, long, nth % 2 === 0 ? 'customer' : 'professional', {
          text: WORDS.repeat(1 + (nth % 4)),
        });
      return long;
    }),
  );
  console.log(id);
} finally {
  await database.close();
}
