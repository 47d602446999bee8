import { getSupportEmail } from '@foothold/shared/format';
import { ExternalLink } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { If, Unless } from './placeholders';

interface SupportProps {
  /** What tells of the address, with a `SupportLink`. */
  children: ReactNode;
  /** What is said in its place on a site that has none. */
  otherwise?: ReactNode;
}

/** A prerendered page has both texts, because its site is unknown; the server leaves one of them. */
export function Support({ children, otherwise }: SupportProps) {
  const host = window.location.hostname;
  if (host.endsWith('.invalid')) {
    return (
      <>
        <If placeholder="has_support">{children}</If>
        <Unless placeholder="has_support">{otherwise}</Unless>
      </>
    );
  }
  return getSupportEmail(host) ? children : otherwise;
}

export function SupportLink() {
  const email = getSupportEmail(window.location.hostname);
  return <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>;
}
