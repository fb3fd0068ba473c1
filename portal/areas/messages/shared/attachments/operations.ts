// The GraphQL operations about files of conversations: these documents and no others. A page imports the file of its own.
export * from './operations/download.ts';
export * from './operations/uploads.ts';
