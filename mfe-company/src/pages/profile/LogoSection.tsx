import { ApiError, call, useAction } from '@foothold/shared/api';
import { currentIdentity, setSessionIdentity } from '@foothold/shared/auth';
import { type Organization, removeLogo, setLogo } from '@foothold/shared/contract';
import {
  Avatar,
  Button,
  Card,
  FormNotice,
  Row,
  SecondaryText,
  Stack,
  Subtitle,
  TextButton,
  toast,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

/** The company's logo. It uploads as soon as it is chosen, independently of the form below it. */
export function LogoSection({ organization }: { organization: Organization }) {
  const { logo, errorMessage, progress, send, remove, busy } = useLogo(organization);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <Card as="section" aria-labelledby="logo-title">
      <Sides>
        <Avatar name={organization.company_name} logo={logo} size={96} />
        <Stack $gap={3}>
          <Subtitle id="logo-title">Logo</Subtitle>
          <SecondaryText id="logo-hint">
            PNG, JPEG or WebP, at most 2 MB. It is shown as a square on white.
          </SecondaryText>
          {errorMessage && <FormNotice>{errorMessage}</FormNotice>}
          <Row>
            <Button
              ref={button}
              $tone="soft"
              icon={ImageUp}
              aria-describedby="logo-hint"
              busy={busy}
              busyLabel={progress === undefined ? 'One moment...' : `Sending ${Math.round(progress * 100)}%`}
              onClick={() => input.current?.click()}
            >
              {logo ? 'Choose another picture' : 'Choose a picture'}
            </Button>
            {logo && !busy && (
              <TextButton
                onClick={() => {
                  // This button disappears together with the logo, so the focus moves first.
                  button.current?.focus();
                  void remove();
                }}
              >
                Remove<VisuallyHidden> the logo</VisuallyHidden>
              </TextButton>
            )}
          </Row>
        </Stack>
      </Sides>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Logo"
        accept={pictureTypes.join()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // Without this, choosing the same file again would not fire a change event.
          target.value = '';
        }}
      />
    </Card>
  );
}

function useLogo({ id, ...organization }: Organization) {
  const [logo, setLogoUrl] = useState(organization.logo);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const params = { id };

  const attempt = async (
    change: () => Promise<{ organization: Organization; message: string }>,
    fileName = '',
  ): Promise<undefined> => {
    setErrorMessage(undefined);
    try {
      const changed = await change();
      setLogoUrl(changed.organization.logo);
      updateShownLogo(changed.organization.logo);
      toast.success(changed.message);
    } catch (cause) {
      setErrorMessage(describeFailure(cause, fileName));
    }
    setProgress(undefined);
  };
  const { start, busy } = useAction(attempt);

  const send = async (file: File) => {
    const reason = validatePicture(file);
    if (reason) return setErrorMessage(reason);
    return start(() => call(setLogo, { params, files: { logo: file }, onProgress: setProgress }), file.name);
  };
  const remove = () => start(() => call(removeLogo, { params }));
  return { logo, errorMessage, progress, send, remove, busy };
}

const failureMessage = 'Failed to update company profile';

/** Names the file that is refused, which the page does not show. */
function describeFailure(cause: unknown, fileName: string): string {
  if (!(cause instanceof ApiError)) return failureMessage;
  return cause.fields.logo ? `“${fileName}”: ${cause.fields.logo}` : cause.message;
}

/** Shows the new logo in the sidebar. */
function updateShownLogo(logo: string | null): void {
  const identity = currentIdentity();
  if (identity) setSessionIdentity({ ...identity, logo });
}

const twoMegabytes = 2 * 1024 * 1024;

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a picture is refused before it uploads; the server checks its content. */
function validatePicture({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return `“${name}” is not a PNG, JPEG or WebP picture.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > twoMegabytes) return `“${name}” is larger than 2 MB.`;
  return undefined;
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
`;
