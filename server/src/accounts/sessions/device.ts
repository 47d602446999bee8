import Bowser from 'bowser';

// Longer than any browser's; what somebody else sends is not worth reading further.
const maxLength = 400;

/** What a browser says it is, in a few words: 'Chrome on Android'. Null where it does not say. */
export function formatDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 60) || null;
}
