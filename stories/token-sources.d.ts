declare module 'virtual:token-sources' {
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
