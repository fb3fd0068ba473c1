/** Who keeps the list of those who work here: the command as the schema's owner, or an operator by page as the application. */
export type Keeper = 'command' | 'operator';

/** The database's functions of each. An operator's refuse everybody else, and touch no operator. */
export const KEEPING = {
  command: { remove: 'remove_staff', invite: 'invite_staff' },
  operator: { remove: 'remove_staff_as_operator', invite: 'invite_staff_as_operator' },
} as const satisfies Record<Keeper, object>;
