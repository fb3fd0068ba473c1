// Read by pnpm while it resolves versions.

/** Without what it can use for settings written in TypeScript alone: the whole compiler would come along. */
function readPackage(manifest) {
  if (manifest.name === 'cosmiconfig') {
    delete manifest.peerDependencies.typescript;
    delete manifest.peerDependenciesMeta.typescript;
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
