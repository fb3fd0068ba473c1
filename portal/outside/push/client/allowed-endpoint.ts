/** The push services of the browsers that patients have: Chrome and Edge on phones, Firefox, Safari, Edge on Windows. */
export const KNOWN_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** As long as an endpoint may be: those of today have some hundred characters. */
const MOST_CHARACTERS = 1000;

/**
 * Whether the portal sends to an address that a browser has given. It would otherwise ask whatever address somebody names, within
 * its own network, too. It has one spelling, and no fragment: a device is found by its endpoint, and another spelling would be another
 * device of the same browser.
 *
 * @param services names of hosts; `*.` before a name allows those below it. One with a scheme and a port is exactly that origin.
 */
export function isAllowedEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (endpoint.length > MOST_CHARACTERS || !URL.canParse(endpoint)) return false;
  const { href, protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (href !== endpoint || endpoint.includes('#') || username || password) return false;
  return services.some((service) => {
    if (service.includes('://')) return origin === service;
    if (protocol !== 'https:' || port !== '') return false;
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
  });
}
