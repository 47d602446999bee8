import { isReleaseScript, isServiceWorkerScript } from './scriptAddresses';

/** The part of Trusted Types that is used here. Browsers without it are not stopped by the content security policy either. */
declare const trustedTypes:
  | { createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): void }
  | undefined;

/**
 * The content security policy lets no string become code or markup but by this policy: it lets the bundlers load the scripts
 * of releases, the page register the service worker, and nothing else. An area under development may come from another origin.
 */
if (typeof trustedTypes !== 'undefined')
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) =>
      isReleaseScript(url) || isServiceWorkerScript(url) || process.env.NODE_ENV === 'development' ? url : null,
  });
