import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { DeadLink } from './DeadLink';
import { holdToken, readLink } from './link';
import { NewPasswordForm } from './NewPasswordForm';

/** Takes the token of a mailed link out of the address before anything else can read it there. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token) {
    holdToken(token);
    throw replace(pathname);
  }
  return readLink(request.signal);
}

export function Component() {
  const link = useLoaderData<typeof loader>();
  return link.state === 'works' ? <NewPasswordForm token={link.token} /> : <DeadLink lost={link.state === 'lost'} />;
}
