/** A file that only those that are named may import, in whichever layer they are; tests may import it, too. */
export interface Reserved {
  readonly file: string;
  readonly importers: readonly string[];
  readonly rule: string;
}

export const RESERVED: readonly Reserved[] = [
  {
    file: 'design-system/src/ErrorState/ErrorState.tsx',
    importers: ['design-system/src/samples/feedback.tsx', 'portal/components/answer/AnswerFailed.tsx'],
    rule: 'In place of an answer stands AnswerView, AnswerPending or AnswerFailed (portal/components/answer).',
  },
  {
    file: 'portal/client/calls/request.ts',
    importers: ['portal/shell/browser/AppProviders.tsx'],
    rule: 'Pages call the server by `useApp().request`, which learns from each answer when the session ends.',
  },
  {
    file: 'portal/platform/database/continue-for.ts',
    importers: [
      'portal/areas/person/registration/server/add-patient.ts',
      'portal/areas/person/registration/server/register.ts',
      'portal/platform/calls/in-other-record.ts',
    ],
    rule: 'Who goes on in another record notes it there: see inOtherRecord, and docs/decisions/039-handlers.md.',
  },
  {
    file: 'portal/platform/database/enter-scope.ts',
    importers: ['portal/platform/database/scope.ts', 'portal/shell/server/render/run-in-turn.ts'],
    rule: 'The runner alone opens scopes: see docs/decisions/039-handlers.md.',
  },
  {
    file: 'portal/platform/calls/in-other-record.ts',
    importers: [
      'portal/areas/person/shared/guardianship/server/guardian-as-patient.ts',
      'portal/areas/person/shared/patients/server/contact-of.ts',
    ],
    rule: 'Whose record may be read beside the one of a call is decided in few places: see docs/decisions/039-handlers.md.',
  },
];
