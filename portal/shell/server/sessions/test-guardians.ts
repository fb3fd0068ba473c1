import { patientWith } from '#areas/person/shared/patients/server/test-patients.ts';
import { demoPeople } from '#demo/people.ts';
import { type TestRegister, testRegister } from '#outside/population-register/client/test-register.ts';
import type { IdentifiedPerson } from '#platform/context.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import type { TestPortal } from '../test-portal.ts';
import type { Visitor } from '../test-visitor.ts';

const people = demoPeople(TEST_NOW);

/** A demo person as the identification service names them. */
export function demoPerson(key: string): IdentifiedPerson {
  const person = people.find((each) => each.key === key);
  if (!person) throw new Error(`Nobody of the demo is called ${key}`);
  const { firstNames, lastName, identityCode } = person;
  return { firstNames, lastName, identityCode };
}

/** A register that knows the demo families. */
export function demoRegister(): TestRegister {
  return testRegister(
    Object.fromEntries(
      people.map((guardian) => [
        guardian.identityCode,
        people
          .filter(({ guardians }) => guardians?.includes(guardian.key))
          .map(({ key, guardians = [], nonDisclosure = false }) => ({
            ...demoPerson(key),
            nonDisclosure,
            otherGuardians: guardians
              .filter((other) => other !== guardian.key)
              .map((other) => ({ ...demoPerson(other), nonDisclosure: false })),
          })),
      ]),
    ),
  );
}

export function recordOf(test: TestDatabase, key: string): Promise<string> {
  return patientWith(test, demoPerson(key).identityCode);
}

/** A guardian with a browser, at the children's brand, who acts for a child. */
export async function guardianOf(portal: TestPortal, guardian: string, child: string): Promise<Visitor> {
  const visitor = portal.visitor(`pikkujatti.localhost:${portal.port}`);
  await visitor.signIn(demoPerson(guardian));
  const { body } = await visitor.get('/api/guardianship/children');
  const { firstNames } = demoPerson(child);
  const found = body.children.find((each: { firstNames: string }) => each.firstNames === firstNames);
  const answer = await visitor.send('POST', '/api/guardianship/act-for', { body: { child: found.id } });
  if (answer.body.type !== 'success') throw new Error(`Acting for ${child} was answered ${answer.body.type}`);
  visitor.renew();
  return visitor;
}
