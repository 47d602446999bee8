import { ExternalLink } from '@foothold/shared/ui';
import { getSupportEmail } from './siteLinks';

export const SupportLink = () => <ExternalLink href={`mailto:${getSupportEmail()}`}>{getSupportEmail()}</ExternalLink>;
