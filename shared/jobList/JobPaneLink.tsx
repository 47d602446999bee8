import { TextLink } from '@foothold/shared/ui';
import { useReturnState } from './useReturnState';

/** Leads from a job beside the list to its own page. */
export const JobPaneLink = ({ to }: { to: string }) => (
  <TextLink to={to} state={useReturnState()}>
    Open as a page
  </TextLink>
);
