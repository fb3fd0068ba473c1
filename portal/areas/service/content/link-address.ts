/**
 * Whether patients may be led to an address from a notice: a page of the portal's own by its path (`/fi/ajanvaraus`), or another site over
 * HTTPS, without a name or a password in it.
 */
export function isLinkAddress(address: string): boolean {
  // Browsers read a backslash as a slash, and leave out tabs and line ends: what they would read is not what stands here.
  if (/[\s\\]/.test(address) || address.startsWith('//')) return false;
  if (address.startsWith('/')) return true;
  const url = URL.parse(address);
  return (
    url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && isHost(url)
  );
}

/** A name with a dot: `https://intranet` is no address for patients. */
const isHost = ({ hostname }: URL): boolean => /^[^.]+(\.[^.]+)+$/.test(hostname);
