/** What a person does at the identification service. */
export interface Walk {
  /** Key of the demo person to sign in as. */
  readonly person: string;
  /** Turns back on the last page instead of confirming. */
  readonly cancels?: boolean;
}

/**
 * Goes through the identification service's pages as a browser without scripts does, for tests.
 *
 * @param url what the portal redirected to
 * @returns the address that the service sends the person back to, with its query
 */
export async function walkSignIn(url: string, { person, cancels = false }: Walk): Promise<URL> {
  const browser = createBrowser();
  const choice = await browser.follow(url);
  const page = await browser.get(new URL(`${choice.pathname}?method=kuusipankki&person=${person}`, choice));
  if (!page.includes(`value="${person}"`)) throw new Error('The page does not ask for a confirmation');
  const action = new URL(`${choice.pathname}/${cancels ? 'cancel' : 'confirm'}`, choice);
  return browser.follow(action.href, new URLSearchParams({ person }));
}

function createBrowser() {
  const cookies = new Map<string, string>();

  async function load(url: URL | string, body?: URLSearchParams): Promise<Response> {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
      ...(body && { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  return {
    async get(url: URL): Promise<string> {
      return (await load(url)).text();
    },

    /** Follows redirects as long as they stay at the service; returns the last address, loaded or not. */
    async follow(start: string, body?: URLSearchParams): Promise<URL> {
      const { origin } = new URL(start);
      let response = await load(start, body);
      let url = new URL(start);
      while (response.status >= 300 && response.status < 400) {
        url = new URL(response.headers.get('location') ?? '', url);
        if (url.origin !== origin) return url;
        response = await load(url);
      }
      if (!response.ok) throw new Error(`The service answered ${response.status}: ${await response.text()}`);
      return url;
    },
  };
}
