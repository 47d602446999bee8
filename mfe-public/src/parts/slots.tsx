import type { ReactNode } from 'react';

// What the server fills in pages that are painted while the area is built.

interface Condition {
  slot: string;
  children: ReactNode;
}

/** Once where the slot holds something, and for each where it holds several. */
export const If = ({ slot, children }: Condition) => [`{{#${slot}}}`, children, `{{/${slot}}}`];
export const Unless = ({ slot, children }: Condition) => [`{{^${slot}}}`, children, `{{/${slot}}}`];
