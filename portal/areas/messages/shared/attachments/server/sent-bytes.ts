/** Bytes of a file as it was sent, which limits count: a picture weighs something else once it is written again. */
export const sentBytes = (row: { readonly bytes: number; readonly upload_bytes: number | null }): number =>
  row.upload_bytes ?? row.bytes;
