import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Cost } from '#contract/calls/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import type { Right } from '#contract/session/rights.ts';
import type { Part } from '#contract/system/parts.ts';
import type { Allowance } from './limits/allowance.ts';
import type { Scoped } from './scoped.ts';
import type { Sealed, SealedText } from './sealed.ts';
import type { ReloginProof } from './session/relogin-proof.ts';
import type { ActorKind } from './tables.ts';

export type { Scoped };

/** For whom a transaction runs its queries: row-level security shows nothing of anybody else. */
export interface Scope {
  /** The patient whose record is read or changed; absent: only what is public. */
  readonly patientId?: string;
  /** Keyed hash of the session's cookie, for the session's own row. */
  readonly sessionHash?: Buffer;
  /** Keyed hash of the identity code of the person whose sessions these are, wherever they are. */
  readonly personHash?: Buffer;
  /** Somebody who works here, professional or HR, who sees the conversations that they may at this moment. */
  readonly professional?: {
    /** Keyed hash of their identity code. */
    readonly hash: Buffer;
    readonly now: Date;
  };
  /** Somebody acts for the patient, who may have withheld some of the record from them. Default: false. */
  readonly isGuardian?: boolean;
  /** A job of the server finishes what anybody has begun in the record: files that are not sent yet. Default: false. */
  readonly isJob?: boolean;
  /** Stops a statement that runs longer (milliseconds); the query then rejects with SQLSTATE 57014. */
  readonly statementTimeout?: number;
  /** Its database cost; expensive work has a quota of connections. Default: `light`. */
  readonly cost?: Cost;
}

/** Runs `work` in one transaction within `scope`; commits when it resolves, rolls back when it rejects. */
export type InScope = <T>(scope: Scope, work: (tx: Scoped) => Promise<T>) => Promise<T>;

/** Seals what must not be readable in the database and hashes what must be found without being read. */
export interface Vault {
  /** AES-256-GCM with the key's id in the value; `purpose` is authenticated with it (`patients.identity_code`). */
  seal(purpose: string, plain: string): SealedText;
  /** Throws on a value that was changed or sealed for another purpose. */
  open(purpose: string, sealed: string | Sealed): string;
  /** As `seal`, for what is no text. */
  sealBytes(purpose: string, plain: Uint8Array): Buffer;
  openBytes(purpose: string, sealed: Uint8Array): Buffer;
  /** Keyed hash (HMAC-SHA-256) for looking a value up. */
  hash(purpose: string, value: string): Buffer;
}

/** Who the caller is, as far as the session knows. */
export interface Session {
  /** Keyed hash of the cookie's value; what the session's row is found by. */
  readonly hash: Buffer;
  /**
   * In whose record the request acts: the signed-in patient's, or that of the child whom they act for. Null for
   * anonymous visitors, for identified people who are not registered, and while a guardian's right cannot be verified.
   */
  readonly patientId: string | null;
  /** The signed-in person's own record, even while acting for a child; null without one. */
  readonly ownPatientId: string | null;
  /** The child for whom the signed-in person acts as a guardian; null in their own matters. */
  readonly actingFor: ActingFor | null;
  /**
   * What has become of acting for a child: the population register has said that it is over, or cannot be asked, so
   * that nothing is opened.
   */
  readonly guardianship: 'ended' | 'unavailable' | null;
  /** A strongly identified person, registered or not. */
  readonly person: IdentifiedPerson | null;
  /**
   * Somebody who works here and has signed in by a passkey or a password. They are nobody's patient or guardian: what they see is
   * what they see as staff. Null for everybody else, strongly identified staff included.
   */
  readonly staff: Staff | null;
  /** Until when the person may change access to their account without identifying again; null for visitors. */
  readonly freshUntil: Date | null;
  readonly scope: 'inAppBooking' | 'other';
  readonly analyticsConsent: boolean | null;
  /** Key for what the page keeps on the device, base64url of 32 bytes. */
  readonly draftKey: string;
}

/** Whom a guardian acts for. */
export interface ActingFor {
  /** The child's record. */
  readonly patientId: string;
  /** When the population register last said that the guardian may; null until it has been asked. */
  readonly verifiedAt: Date | null;
  /**
   * The population register has a non-disclosure order for the child or for another of the child's guardians: nobody is
   * shown where the child lives, is reached or goes.
   */
  readonly isProtected: boolean;
  /** Keyed hashes (`personHash`) of the child's other guardians, who are notified of what this one does. */
  readonly otherGuardians: readonly Buffer[];
  /** The colour of the child's picture, from 0; null until the population register has been asked. */
  readonly tint?: number | null;
}

/** Somebody who works here, known by an operator's invitation alone. */
export interface Staff {
  /** Keyed hash of their identity code (`personHash`). */
  readonly hash: Buffer;
  readonly name: string;
}

export interface IdentifiedPerson {
  readonly firstNames: string;
  readonly lastName: string;
  readonly identityCode: string;
}

/** What an endpoint's handler may use. One is made for each request. */
export interface Context {
  readonly brand: BrandSettings;
  readonly language: Language;
  readonly session: Session;
  /** What the caller may: the `features` of their session. Read when it is first asked for. */
  readonly rights: () => Promise<readonly Right[]>;
  /** The break that a part of the portal has now; null: it is in use. */
  readonly breakOf: (part: Part) => Promise<{ readonly endsAt: Date | null } | null>;
  /** The session that has ended in the caller's browser. */
  readonly reloginProof: ReloginProof;
  /**
   * Puts a session of somebody who works here in the place of the visitor's, in their browser, too. Resolves to whether it did.
   *
   * @param prove who it is, in the session's own transaction; null: nobody, as what they sign in by counts no more
   */
  readonly startStaffSession: (prove: (tx: Scoped) => Promise<Staff | null>) => Promise<boolean>;
  /** Where the call comes from, for counting attempts: an IPv4 address or an IPv6 /64. Kept and logged nowhere. */
  readonly address: string;
  /** What the caller may still ask for. */
  readonly allowance: Allowance;
  /** Names the request in logs, problems and the access log. */
  readonly requestId: string;
  /** Origin of the portal as the patient sees it: `http://kaari.localhost:3000`. */
  readonly origin: string;
  /** The request's moment, from the injected clock. */
  readonly now: Date;
  readonly inScope: InScope;
  readonly vault: Vault;
  /** The `Idempotency-Key` header of a change that asks for one. */
  readonly idempotencyKey: string | null;
  /** Accepts identity codes with individual numbers 900–999 unless the environment rejects them. */
  readonly acceptsDevelopmentIdentityCodes: boolean;
  /** Whether the request may do what is done once at a time in this process, by its name; then it does until its answer is sent. */
  readonly acquireOnce: (name: string) => boolean;
  /** Called with the answer to a call, by the key of the call and the name of the answer. */
  readonly answered: (key: string, answer: string) => void;
  /** Logs an error that the caller only sees as an outcome. */
  readonly report: (error: unknown) => void;
}

/** Who acts on a record, for the access log. */
export interface Actor {
  readonly kind: ActorKind;
  readonly id: string | null;
}
