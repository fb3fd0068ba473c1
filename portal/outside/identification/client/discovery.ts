import * as openid from 'openid-client';

/** How long the service's metadata is cached, in milliseconds. */
const FRESH_MS = 3_600_000;

/**
 * The service's metadata, fetched when first needed and then once an hour: the portal starts even if the service is
 * down. A failed request is not remembered.
 */
export function cachedDiscovery(
  issuer: string,
  allowInsecure: boolean,
  boundedFetch: openid.CustomFetch,
): () => Promise<openid.ServerMetadata> {
  let cached: { readonly at: number; readonly metadata: Promise<openid.ServerMetadata> } | undefined;

  async function discover(): Promise<openid.ServerMetadata> {
    // Discovery is the same for every client; the client id given here is never sent.
    const configuration = await openid.discovery(new URL(issuer), 'discovery', undefined, openid.None(), {
      [openid.customFetch]: boundedFetch,
      execute: allowInsecure ? [openid.allowInsecureRequests] : [],
    });
    return configuration.serverMetadata();
  }

  return () => {
    const now = performance.now();
    if (!cached || now - cached.at > FRESH_MS) {
      const entry = { at: now, metadata: discover() };
      entry.metadata.catch(() => {
        if (cached === entry) cached = undefined;
      });
      cached = entry;
    }
    return cached.metadata;
  };
}
