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
import { pictureTypes, validatePicture } from './validatePicture';

/** The company's logo: sent as soon as it is chosen, so that what is being written beside it is never at risk. */
export function LogoSection({ organization }: { organization: Organization }) {
  const { logo, refusal, progress, send, remove, busy } = useLogo(organization);
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
          {refusal && <FormNotice>{refusal}</FormNotice>}
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
                  // This button goes with the logo.
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
          // The same file can be chosen again after it was refused or removed.
          target.value = '';
        }}
      />
    </Card>
  );
}

function useLogo({ id, ...organization }: Organization) {
  const [logo, setShown] = useState(organization.logo);
  const [refusal, setRefusal] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const params = { id };

  const attempt = async (change: () => Promise<{ organization: Organization; message: string }>) => {
    setRefusal(undefined);
    try {
      const changed = await change();
      setShown(changed.organization.logo);
      updateShownLogo(changed.organization.logo);
      toast.success(changed.message);
    } catch (cause) {
      setRefusal(cause instanceof ApiError ? (cause.fields.logo ?? cause.message) : failureMessage);
    }
    setProgress(undefined);
  };
  const { start, busy } = useAction(attempt);

  const send = async (file: File) => {
    const reason = validatePicture(file);
    if (reason) return setRefusal(reason);
    return start(() => call(setLogo, { params, files: { logo: file }, onProgress: setProgress }));
  };
  const remove = () => start(() => call(removeLogo, { params }));
  return { logo, refusal, progress, send, remove, busy };
}

const failureMessage = 'Failed to update company profile';

/** The sidebar shows the company by its new logo at once. */
function updateShownLogo(logo: string | null): void {
  const identity = currentIdentity();
  if (identity) setSessionIdentity({ ...identity, logo });
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  @media (max-width: 480px) { grid-template-columns: minmax(0, 1fr); gap: 1rem; }
`;
