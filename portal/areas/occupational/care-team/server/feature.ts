import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { careTeam } from './care-team.ts';

/** The call about who cares for employees, answered. */
export const careTeamService = implement(endpoints, { 'GET /api/occupational/team': careTeam });

export const feature: ServerFeature = { endpoints, service: () => careTeamService };
