import { OutLink } from '@foothold/shared/ui';
import { getSupportEmail } from '../../links';

/** Where a company writes to that does not get on. */
export const SupportLink = () => <OutLink href={`mailto:${getSupportEmail()}`}>{getSupportEmail()}</OutLink>;
