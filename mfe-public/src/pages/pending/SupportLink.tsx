import { ExternalLink } from '@foothold/shared/ui';
import { getSupportEmail } from '../../components/siteLinks';

/** Where a company writes to that does not get on. */
export const SupportLink = () => <ExternalLink href={`mailto:${getSupportEmail()}`}>{getSupportEmail()}</ExternalLink>;
