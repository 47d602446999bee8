import Bowser from 'bowser';

// Longer than the user agent of any browser. The rest is not parsed, because parsing is slow on hostile input.
const maxLength = 400;

/** A short description of a user agent, such as 'Chrome on Android'; null when it contains none. */
export function formatDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 60) || null;
}
