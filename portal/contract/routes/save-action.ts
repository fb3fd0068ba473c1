import { INFORMATION_TABS, type InformationTab } from './information-tabs.ts';

/** What follows after saving my information (INFO-13). */
export type SaveAction =
  | { readonly type: 'go-to-invoice-page' | 'go-to-reserve-appointment-page' | 'reload-page' }
  | {
      readonly type: 'go-to-view-appointment-page';
      readonly appointmentId: number;
      /** What has to be put right first. */
      readonly tab?: InformationTab;
    };

const MEMBERS: Readonly<Record<SaveAction['type'], readonly string[]>> = {
  'go-to-invoice-page': ['type'],
  'go-to-reserve-appointment-page': ['type'],
  'reload-page': ['type'],
  'go-to-view-appointment-page': ['type', 'appointmentId', 'tab'],
};

/** The `saveAction` of an address: url-safe base64 of its JSON. */
export function writeSaveAction(action: SaveAction): string {
  return btoa(JSON.stringify(action)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads a `saveAction`. Anybody may write one into a link, so it names an action and never an address: anything
 * but exactly one of the four, member by member, is ignored. Never throws.
 */
export function readSaveAction(text: string | null): SaveAction | null {
  const action = text === null ? null : parse(text);
  return isSaveAction(action) ? action : null;
}

/** No action has anything beyond ASCII, so how that is encoded does not matter. */
function parse(text: string): unknown {
  try {
    return JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}

function isSaveAction(value: unknown): value is SaveAction {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const { type, appointmentId, tab } = value as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string' || !Object.hasOwn(MEMBERS, type)) return false;
  const members = MEMBERS[type as SaveAction['type']];
  if (!Object.keys(value).every((name) => members.includes(name))) return false;
  return type !== 'go-to-view-appointment-page' || (isAppointmentId(appointmentId) && isTabOrNone(tab));
}

/** As long as addresses accept: fifteen digits. */
function isAppointmentId(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0 && (value as number) < 1e15;
}

function isTabOrNone(value: unknown): boolean {
  return value === undefined || INFORMATION_TABS.includes(value as InformationTab);
}
