import {
  type AppType,
  allows,
  type Interaction,
  isAppType,
} from '#areas/record/shared/record-apps/scopes.ts';
import type { Context, Scoped } from '#platform/context.ts';
import type { AppAccess } from '../app-access.ts';
import { FHIR_PATH } from '../paths.ts';
import { patientIdFor } from '../patient-id.ts';
import { FhirRefusal, notFound } from './outcome.ts';
import type { Reader } from './read-record.ts';
import type { ServeParts } from './served.ts';

/** An app's request, once it is known what its token opens. */
export interface AppRequest {
  readonly context: Context;
  readonly access: AppAccess;
  /** The app wants no answer to another question than it has asked (`Prefer: handling=strict`). */
  readonly isStrict: boolean;
}

/** @throws FhirRefusal for a type that there is not, or that the app was not let see */
export function allowed({ access }: AppRequest, type: string, interaction: Interaction): AppType {
  if (!isAppType(type)) throw notFound();
  if (!allows(access.granted, type, interaction))
    throw new FhirRefusal(403, 'forbidden', 'The token does not allow this.');
  return type;
}

export function inRecord<T>({ context, access }: AppRequest, work: (tx: Scoped) => Promise<T>): Promise<T> {
  return context.inScope({ ...access.scope, cost: 'search' }, work);
}

/** Where the portal serves records. */
export const baseOf = ({ context }: AppRequest) => context.origin + FHIR_PATH;

/** What the app knows its patient by. */
export const ownId = ({ context, access }: AppRequest) =>
  patientIdFor(context.vault, access.app.id, access.patientId);

export function readerOf({ context: { vault }, access: { patientId } }: AppRequest, tx: Scoped): Reader {
  return { tx, vault, patientId };
}

export function partsOf(request: AppRequest, tx: Scoped): ServeParts {
  const { context, access } = request;
  return {
    tx,
    vault: context.vault,
    patient: `Patient/${ownId(request)}`,
    hidesPlaces: access.hidesPlaces,
    isGuardian: access.scope.isGuardian ?? false,
  };
}
