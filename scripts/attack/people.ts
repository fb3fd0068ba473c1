import { demoPeople } from '../../portal/demo/people.ts';

/** What an attacker knows of a demo person: names and identity code, like a colleague or a former spouse. */
export interface KnownPerson {
  readonly key: string;
  readonly identityCode: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The address on record; empty if there is none. */
  readonly email: string;
  readonly phone: string;
  readonly street: string;
}

/** @param seededOn the day of seeding, on which children's identity codes depend */
export function knownPerson(key: string, seededOn: string): KnownPerson {
  const found = demoPeople(new Date(seededOn)).find((person) => person.key === key);
  if (!found) throw new Error(`Nobody in the demo is called ${key}.`);
  return {
    key,
    identityCode: found.identityCode,
    firstName: found.firstNames.split(' ')[0] ?? '',
    lastName: found.lastName,
    email: found.patient?.email ?? '',
    phone: found.patient?.phone ?? '',
    street: found.patient?.address[0] ?? '',
  };
}
