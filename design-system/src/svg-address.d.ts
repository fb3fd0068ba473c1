/** Vite's address of a file; `no-inline` keeps it a file, since `use` may not point into a `data:` URL. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
