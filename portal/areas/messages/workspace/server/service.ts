import { implement } from '#platform/calls/handler.ts';
import { endpoints } from '../contract.ts';
import { showWorkspace } from './show-workspace.ts';

export const workspaceService = implement(endpoints, { 'GET /api/workspace': showWorkspace });
