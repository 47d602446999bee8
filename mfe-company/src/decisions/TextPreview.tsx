import { Meta, t } from '@foothold/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

interface TextPreviewProps {
  /** Whom it goes to. */
  label: string;
  text: { subject?: string; paragraphs: readonly string[] };
  /** The times of an invitation, or the lines of a welcome. */
  list?: readonly string[];
  /** What the company writes in its own words. */
  quote?: string | null;
}

/** The text of an email, or of a message, which has no subject, as its recipient gets it. */
export function TextPreview({ label, text: { subject, paragraphs }, list = [], quote }: TextPreviewProps) {
  const heading = useId();
  return (
    <Letter aria-labelledby={heading}>
      <Meta as="h3" id={heading}>
        {label}
      </Meta>
      {subject && <b>{subject}</b>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {quote && <blockquote>{quote}</blockquote>}
    </Letter>
  );
}

const Letter = styled.section`
  display: grid;
  gap: 0.5rem;
  padding: 0.875rem 1rem;
  background: ${t.color.sunken};
  border-radius: ${t.radius.surface};
  color: ${t.color.ink};
  font-size: ${t.size.text};
  overflow-wrap: anywhere;
  p, blockquote { white-space: pre-wrap; }
  blockquote { padding-left: 0.75rem; border-left: 2px solid ${t.color.line}; }
  ul { padding-left: 1.25rem; list-style: disc; }
`;
