import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { BookCard } from './BookCard.tsx';

export const part: FrontPagePart = { place: 2, messages: [], calls: () => [], Component: BookCard };
