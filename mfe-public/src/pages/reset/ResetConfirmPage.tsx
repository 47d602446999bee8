import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { InvalidLink } from './InvalidLink';
import { NewPasswordForm } from './NewPasswordForm';
import { checkResetLink, storeToken } from './resetToken';

/** Takes the token of a mailed link out of the address before anything else can read it there. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  if (token) {
    storeToken(token);
    throw replace(pathname);
  }
  return checkResetLink(request.signal);
}

export function Component() {
  const link = useLoaderData<typeof loader>();
  return link.state === 'works' ? (
    <NewPasswordForm token={link.token} />
  ) : (
    <InvalidLink isLost={link.state === 'lost'} />
  );
}
