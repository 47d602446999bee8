import type { LinkKind, VisibleDetails } from '@foothold/shared/contract';
import { ExternalLink, type Glyph, Icon, media, t, VisuallyHidden } from '@foothold/shared/ui';
import { Code, Globe, Link2, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { linkKindLabels } from './labels';

// The set of icons has no brands.
const icons: Record<LinkKind, Glyph> = { github: Code, linkedin: UserRound, portfolio: Globe, other: Link2 };

/** Links of a student. They open beside the page, and tell the other site nothing. */
export const LinkList = ({ links }: Pick<VisibleDetails, 'links'>) => (
  <List>
    {links.map(({ kind, url }) => (
      <li key={url}>
        <Icon icon={icons[kind]} small />
        <ExternalLink href={url} target="_blank" rel="noopener noreferrer nofollow">
          {kind !== 'other' && <VisuallyHidden>{`${linkKindLabels[kind]}: `}</VisuallyHidden>}
          {formatAddress(url)}
        </ExternalLink>
      </li>
    ))}
  </List>
);

/** 'github.com/ada' */
const formatAddress = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

const List = styled.ul`
  li { display: flex; gap: 0.5rem; align-items: center; }
  svg { flex: none; color: ${t.color.ink3}; }
  a {
    min-width: 0;
    padding-block: 0.125rem;
    overflow-wrap: anywhere;
    ${media.phone} { padding-block: 0.625rem; }
  }
`;
