import { parseCookie, stringifySetCookie } from 'cookie';

const thirtyDays = 30 * 24 * 60 * 60;

/** The session cookie. With an https origin it is `Secure`, with the `__Host-` prefix. */
export function createSessionCookie(appOrigin: string) {
  const secure = appOrigin.startsWith('https:');
  const name = secure ? '__Host-foothold_session' : 'foothold_session';
  const write = (value: string, maxAge: number) =>
    stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure });
  return {
    read: (header: string | undefined) => (header ? parseCookie(header)[name] : undefined),
    set: (token: string) => write(token, thirtyDays),
    clear: () => write('', 0),
  };
}
