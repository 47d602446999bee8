import { OutLink } from '@foothold/shared/ui';
import { supportAddress } from '../../links';

/** Where a company writes to that does not get on. */
export const Support = () => <OutLink href={`mailto:${supportAddress()}`}>{supportAddress()}</OutLink>;
