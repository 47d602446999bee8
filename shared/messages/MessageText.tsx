import { t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { parseLinks } from './parseLinks';

/** A message's text as it was written. Of web addresses the host stands out, so that nobody opens one without seeing it. */
export const MessageText = ({ children }: { children: string }) => (
  <Text>
    {parseLinks(children).map((part, index) =>
      part.kind === 'text' ? (
        part.text
      ) : (
        // The index is part of the key because an address may occur twice.
        <Address key={`${part.href} ${index}`} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
          {`${new URL(part.href).protocol}//`}
          <b>{part.host}</b>
          {part.rest}
        </Address>
      ),
    )}
  </Text>
);

const Text = styled.p`
  max-width: ${t.width.measure};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Address = styled.a`
  color: ${t.color.ink2};
  text-decoration-color: ${t.color.ink3};
  text-underline-offset: 0.2em;
  unicode-bidi: isolate;
  b { color: ${t.color.ink}; font-weight: 700; }
  &:hover { text-decoration-color: ${t.color.accent}; text-decoration-thickness: 3px; }
`;
