import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { InvalidLink } from './InvalidLink';
import { NewPasswordForm } from './NewPasswordForm';
import { checkResetLink, resetToken } from './resetToken';

export function loader({ request }: LoaderFunctionArgs) {
  resetToken.takeFromAddress(request);
  return checkResetLink(request.signal);
}

export function Component() {
  const link = useLoaderData<typeof loader>();
  return link.state === 'valid' ? (
    <NewPasswordForm token={link.token} needsCode={link.needsCode} />
  ) : (
    <InvalidLink isMissing={link.state === 'missing'} />
  );
}
