/** Each value of nested tokens with its path: ['action.rest', '#006fa2']. */
export function leaves(node: object, prefix = ''): readonly (readonly [path: string, value: unknown])[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] as const],
  );
}
