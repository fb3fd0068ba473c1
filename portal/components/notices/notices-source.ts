/** The module of notices, whose styles come with each document that may have some. */
export const NOTICES_SOURCE = 'components/notices/Notices.tsx';
