import { bookAnonymously, bookSignedIn, freeTimes } from './booking.ts';
import { knownPerson } from './people.ts';
import type { Scenario } from './scenario.ts';

/** Somebody has a copy of the whole database, or of the logs, and searches it for one person. */
export const namesInClear: Scenario = {
  name: '11-names-in-clear',
  about:
    'a stolen copy of the database and the log is searched for a patient’s names, code, e-mail, phone and street',
  async attempt(arena) {
    const product = await arena.product();
    const person = knownPerson('aino', arena.clinic.seededOn);
    const patient = product.visitor();
    const [first = 0, second = 0] = await freeTimes(patient, 2);
    await bookAnonymously(patient, first, person);
    await patient.signIn(person.key);
    await bookSignedIn(patient, second, person);
    await patient.get('/fi/omat-tiedot');
    await product.atRest();
    const wanted = {
      names: 'Aino Maria',
      code: person.identityCode,
      email: person.email,
      phone: person.phone,
      street: person.street,
    };
    const tables = await product.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const [what, text] of Object.entries(wanted)) {
      for (const { name } of tables) {
        const rows = await product.sql(
          `select from ${name} as found where position($1 in found::text) > 0 or position($2 in found::text) > 0 limit 1`,
          [text, Buffer.from(text).toString('hex')],
        );
        if (rows.length > 0) found.push(`${what} in ${name}`);
      }
      if (product.portal.log().includes(text)) found.push(`${what} in the log`);
    }
    return {
      succeeded: found.length > 0,
      seen: found.join(', ') || `nothing in ${tables.length} tables and the log`,
    };
  },
};
