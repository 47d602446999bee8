import { parseCookie, stringifySetCookie } from 'cookie';

const oneDay = 24 * 60 * 60;

/** A cookie that scripts cannot read. With an https origin it is `Secure`, with the `__Host-` prefix. */
function createCookie(baseName: string, maxAge: number, appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  const name = secure ? `__Host-${baseName}` : baseName;
  const write = (value: string, seconds: number) =>
    stringifySetCookie({ name, value, maxAge: seconds, path: '/', httpOnly: true, sameSite: 'lax', secure });
  return {
    read: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    set: (token: string) => write(token, maxAge),
    clear: () => write('', 0),
  };
}

/** Tells how far a database must be to have what the browser has written. It outlasts the time for which a replica may lag. */
export const createPositionCookie = (appOrigin: string) => createCookie('foothold_written', 60, appOrigin);

export const createSessionCookie = (appOrigin: string) => createCookie('foothold_session', 30 * oneDay, appOrigin);

/** Holds the token of a preview. It may outlast the token, not the other way round. */
export const createPreviewCookie = (appOrigin: string) => createCookie('foothold_preview', 7 * oneDay, appOrigin);

/** Tells a browser that has logged in before from others. Browsers keep no cookie for longer. */
export const createBrowserCookie = (appOrigin: string) => createCookie('foothold_browser', 400 * oneDay, appOrigin);

/** A cookie as the handler of a request uses it; what it sets is added to `cookies`. */
export const toCallCookie = (
  cookie: ReturnType<typeof createCookie>,
  { headers }: { headers: { cookie?: string | undefined } },
  cookies: string[],
) => ({
  read: () => cookie.read(headers.cookie),
  set: (token: string) => void cookies.push(cookie.set(token)),
  clear: () => void cookies.push(cookie.clear()),
});
