import { GlobalStyle, ToastRegion } from '@foothold/shared/ui';
import fontUrl from '@foothold/shared/ui/fonts/bricolage-grotesque-latin-wght-normal.woff2';
import type { ReactNode } from 'react';

/** What surrounds every screen once: the look's variables and faces, and the place of toasts. */
export function App({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle $fontUrl={fontUrl} />
      {children}
      <ToastRegion />
    </>
  );
}
