import { Avatar } from '@foothold/shared/ui';
import { If, Unless } from './placeholders';

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
