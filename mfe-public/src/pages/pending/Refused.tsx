import { Notice, OutLink, Quiet, Stack, TextLink } from '@foothold/shared/ui';
import { supportAddress } from '../../links';

export const refusedTitle = 'Your company was not approved';

/** Why a company was not approved, and how it asks again. */
export function Refused({ reason }: { reason: string | null }) {
  return (
    <Stack>
      <Notice tone="bad">{reason ?? 'No reason was given. Ask us and we tell you.'}</Notice>
      <Quiet>
        To be looked at again, write to{' '}
        <OutLink href={`mailto:${supportAddress()}?subject=${encodeURIComponent('Please look at our company again')}`}>
          {supportAddress()}
        </OutLink>{' '}
        from the email you registered with. Say what has changed and attach your CAC certificate.
      </Quiet>
      <Quiet>
        Approved in the meantime? <TextLink to="/login">Login</TextLink>
      </Quiet>
    </Stack>
  );
}
