/** The address of a sign for stories: a spruce. */
export const SAMPLE_SIGN =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Cpath fill='%231f6b3a' d='M16 3 7 15h4L5 23h9v6h4v-6h9l-6-8h4z'/%3E%3C/svg%3E";
