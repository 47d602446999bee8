import { type LoaderFunctionArgs, replace, useLoaderData } from '@foothold/shared/router';
import { InvalidLink } from './InvalidLink';
import { NewPasswordForm } from './NewPasswordForm';
import { checkResetLink, storeToken } from './resetToken';

/** Removes the token of the emailed link from the address at once, so that it stays out of the history and referrers. */
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
  return link.state === 'valid' ? (
    <NewPasswordForm token={link.token} />
  ) : (
    <InvalidLink isMissing={link.state === 'missing'} />
  );
}
