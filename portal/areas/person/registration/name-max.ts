/** Most characters of a first or last name; apart from the rules, which the form loads when it is sent. */
export const NAME_MAX = 100;
