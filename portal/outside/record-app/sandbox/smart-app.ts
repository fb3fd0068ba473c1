import { createHash, randomBytes } from 'node:crypto';
import { askPortal } from '../../sandbox/portal-client.ts';

const CLIENT = 'sandbox-app';
const SCOPE = 'launch/patient offline_access patient/*.read';

/** A launch that a portal has not answered yet. */
interface Launch {
  readonly portal: string;
  readonly verifier: string;
  /** Who is to answer, by its own word. */
  readonly issuer: string;
}

/** A portal whose patient has let the app in. */
interface Connection {
  readonly portal: string;
  readonly patient: string;
  readonly scope: string;
  access: string;
  refresh: string | null;
}

/** What the app reads; null once it may not any more. */
export type ReadRecord = {
  readonly name: string;
  readonly scope: string;
  readonly vaccinations: readonly string[];
  /** How many there are of each type. */
  readonly counts: Readonly<Record<string, number>>;
} | null;

const random = () => randomBytes(32).toString('base64url');

/** An app of a patient's choice, by SMART App Launch 2.2: a public client that reads the record and keeps reading. */
export class SmartApp {
  readonly #callback: string;
  readonly #launches = new Map<string, Launch>();
  readonly #connections = new Map<string, Connection>();

  /** @param origin of the sandbox */
  constructor(origin: string) {
    this.#callback = `${origin}/record-app/callback`;
  }

  /** Where the patient's browser goes to let the app in. */
  async launch(portal: string): Promise<string> {
    const { body } = await askPortal(`${portal}/fhir/R4/.well-known/smart-configuration`);
    const { body: server } = await askPortal(`${portal}/.well-known/oauth-authorization-server`);
    const [state, verifier] = [random(), random()];
    this.#launches.set(state, { portal, verifier, issuer: server.issuer });
    const asked = {
      response_type: 'code',
      client_id: CLIENT,
      redirect_uri: this.#callback,
      scope: SCOPE,
      state,
      aud: `${portal}/fhir/R4`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    return `${body.authorization_endpoint}?${new URLSearchParams(asked)}`;
  }

  /** Gets the tokens for the code with which the browser comes back; resolves to the connection's id, null without one. */
  async connect(
    state: string,
    { code, iss }: { readonly code: string | undefined; readonly iss: string | undefined },
  ): Promise<string | null> {
    const launch = this.#launches.get(state);
    this.#launches.delete(state);
    if (!launch || code === undefined || iss !== launch.issuer) return null;
    const { portal, verifier } = launch;
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.#callback,
      code_verifier: verifier,
    };
    const { status, body } = await this.#token(portal, form);
    if (status !== 200) return null;
    const id = random();
    const { patient, scope, access_token: access, refresh_token: refresh = null } = body;
    this.#connections.set(id, { portal, patient, scope, access, refresh });
    return id;
  }

  /** Reads the record, with another token where this one is over. */
  async read(id: string): Promise<ReadRecord> {
    const connection = this.#connections.get(id);
    if (!connection) return null;
    const entries =
      (await this.#everything(connection)) ??
      ((await this.#renew(connection)) && (await this.#everything(connection)));
    if (!entries) return null;
    const counts: Record<string, number> = {};
    for (const { resourceType } of entries) counts[resourceType] = (counts[resourceType] ?? 0) + 1;
    const [name] = entries.find(({ resourceType }) => resourceType === 'Patient')?.name ?? [];
    const vaccinations = entries
      .filter(({ resourceType }) => resourceType === 'Immunization')
      .map(
        ({ vaccineCode, occurrenceDateTime }) =>
          `${String(occurrenceDateTime).slice(0, 10)} ${vaccineCode?.text ?? ''}`,
      );
    return {
      name: [...(name?.given ?? []), name?.family].join(' '),
      scope: connection.scope,
      vaccinations,
      counts,
    };
  }

  /** Every resource, page by page; null if the token opens nothing. */
  async #everything({ portal, patient, access }: Connection) {
    const resources: ReturnType<typeof JSON.parse>[] = [];
    let next: string | undefined = `${portal}/fhir/R4/Patient/${patient}/$everything`;
    while (next) {
      const { status, body } = await askPortal(next, { token: access });
      if (status !== 200) return null;
      resources.push(...(body.entry ?? []).map(({ resource }: { resource: object }) => resource));
      next = body.link.find(({ relation }: { relation: string }) => relation === 'next')?.url;
    }
    return resources;
  }

  async #renew(connection: Connection): Promise<boolean> {
    const { portal, refresh } = connection;
    if (refresh === null) return false;
    const { status, body } = await this.#token(portal, {
      grant_type: 'refresh_token',
      refresh_token: refresh,
    });
    if (status !== 200) return false;
    connection.access = body.access_token;
    connection.refresh = body.refresh_token ?? null;
    return true;
  }

  #token(portal: string, form: Readonly<Record<string, string>>) {
    return askPortal(`${portal}/oauth/token`, { method: 'POST', form: { client_id: CLIENT, ...form } });
  }
}
