import { childId } from '#areas/person/shared/guardianship/server/child-id.ts';
import { ageOf } from '#areas/person/shared/patients/server/age-of.ts';
import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type {
  PopulationRegister,
  RegisteredChild,
} from '#outside/population-register/client/population-register.ts';
import type { ActingFor, InScope, Vault } from '#platform/context.ts';
import type { GuardedChild } from '../contract.ts';
import { childTints } from './child-tints.ts';

/** What it takes to find somebody's children. */
export interface ChildrenParts {
  readonly register: PopulationRegister;
  readonly inScope: InScope;
  readonly vault: Vault;
  readonly brand: BrandSettings;
  readonly now: Date;
}

/** A child with their record, if they are a patient. */
export interface FoundChild extends Omit<GuardedChild, 'isCurrent'>, Pick<ActingFor, 'isProtected'> {
  readonly patientId: string | null;
  /** Keyed hashes of the child's other guardians. */
  readonly guardianHashes: Buffer[];
}

/**
 * The minors whose guardian somebody is, in the register's order.
 *
 * @throws PopulationRegisterError when the register does not answer
 */
export async function childrenOf(parts: ChildrenParts, guardianIdentityCode: string): Promise<FoundChild[]> {
  const registered = await parts.register.childrenOf(guardianIdentityCode);
  const tints = childTints(registered.map(({ identityCode }) => identityCode));
  const found: FoundChild[] = [];
  for (const [index, child] of registered.entries())
    found.push({ ...(await find(parts, child)), tint: tints[index] ?? 0 });
  return found;
}

async function find(parts: ChildrenParts, child: RegisteredChild): Promise<Omit<FoundChild, 'tint'>> {
  const { inScope, vault, brand } = parts;
  const { identityCode, firstNames, lastName, otherGuardians } = child;
  const patientId = await inScope({}, (tx) => findPatient(tx, personHash(vault, identityCode)));
  const age = ageOf(identityCode, parts.now);
  const isTooOld = age > brand.guardianActsUntilAge;
  const isNew = !isTooOld && patientId === null;
  return {
    id: childId(vault, patientId ?? identityCode),
    firstNames,
    lastName,
    age,
    status: isTooOld ? 'tooOld' : isNew ? 'notAPatient' : 'available',
    identityCode: isNew ? identityCode : null,
    otherGuardians: otherGuardians.map((other) => ({
      firstNames: other.firstNames,
      lastName: other.lastName,
    })),
    patientId,
    // Those who live with the child can be found through the child, so the order of one protects the other.
    isProtected: child.nonDisclosure || otherGuardians.some((other) => other.nonDisclosure),
    guardianHashes: otherGuardians.map((other) => personHash(vault, other.identityCode)),
  };
}
