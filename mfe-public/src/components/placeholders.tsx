import type { ReactNode } from 'react';

// What the server fills in pages that are painted while the area is built.

interface ConditionProps {
  placeholder: string;
  children: ReactNode;
}

/** Once where the slot holds something, and for each where it holds several. */
export const If = ({ placeholder, children }: ConditionProps) => [
  `{{#${placeholder}}}`,
  children,
  `{{/${placeholder}}}`,
];
export const Unless = ({ placeholder, children }: ConditionProps) => [
  `{{^${placeholder}}}`,
  children,
  `{{/${placeholder}}}`,
];
