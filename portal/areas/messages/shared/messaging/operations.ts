// The GraphQL operations that the portal runs at `/api/customer-messaging`: these documents and no others. Each page imports
// the file of its own, and loads no other.
export * from './operations/drafts.ts';
export * from './operations/latest.ts';
export * from './operations/list.ts';
export * from './operations/new-thread.ts';
export * from './operations/questionnaire.ts';
export * from './operations/renewal.ts';
export * from './operations/thread.ts';
export * from './operations/unread.ts';
