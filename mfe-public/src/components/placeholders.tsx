import { Avatar } from '@foothold/shared/ui';
import type { ReactNode } from 'react';

// Mustache sections of the prerendered pages. The server fills them in.

interface ConditionProps {
  placeholder: string;
  children: ReactNode;
}

/** Renders its children once when the placeholder has a value, and for each item when it is a list. */
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

/** A company's logo, or its initials when it has none. */
export const CompanyLogoPrerender = ({ size }: { size: number }) => (
  <>
    <If placeholder="logo">
      <Avatar name={null} letters="{{initials}}" logo="{{logo}}" size={size} />
    </If>
    <Unless placeholder="logo">
      <Avatar name={null} letters="{{initials}}" size={size} />
    </Unless>
  </>
);
