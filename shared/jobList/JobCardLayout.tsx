import { Card, media, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

interface JobCardLayoutProps {
  id?: string;
  /** Id of the title, which names the card. */
  titleId: string;
  isInactive?: boolean;
  /** It is shown beside the list. */
  isChosen?: boolean;
  badges: ReactNode;
  title: ReactNode;
  company: ReactNode;
  /** Why it is shown. */
  note?: ReactNode;
  attributes: ReactNode;
  description: ReactNode;
  timeline: ReactNode;
  actions: ReactNode;
  /** The button that leads on. */
  next: ReactNode;
}

/** The arrangement of a job in a list, shared by the card and its prerendered template. */
export function JobCardLayout({ id, titleId, isInactive = false, isChosen = false, ...parts }: JobCardLayoutProps) {
  return (
    <Box id={id} tabIndex={-1} aria-labelledby={titleId} $inactive={isInactive} $chosen={isChosen}>
      {parts.badges}
      <Heading>{parts.title}</Heading>
      <Company>{parts.company}</Company>
      {parts.note}
      {parts.attributes}
      <CardDescription>{parts.description}</CardDescription>
      {parts.timeline}
      <CardActions>
        <Aside>{parts.actions}</Aside>
        {parts.next}
      </CardActions>
    </Box>
  );
}

const Box = styled(Card)<{ $chosen: boolean }>`
  display: flex;
  flex-direction: column;
  padding-bottom: 1rem;
  &:hover { border-color: ${t.color.ink3}; }
  ${({ $chosen }) => $chosen && chosenStyle}
  ${media.phone} { padding-bottom: 0.75rem; }
`;
// Two pixels of edge: a colour alone would not be seen by everybody.
const chosenStyle = css`&, &:hover { border-color: ${t.color.accent}; box-shadow: inset 0 0 0 1px ${t.color.accent}; background: ${t.color.accentTint}; }`;
const Heading = styled.div`margin-top: 0.625rem;`;
const Company = styled.p`
  margin: 0.1875rem 0 0.75rem;
  color: ${t.color.ink2};
  font-weight: 550;
  overflow-wrap: anywhere;
`;
export const CardDescription = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin: 0.75rem 0 auto;
  padding-bottom: 0;
  color: ${t.color.ink2};
  font-size: ${t.size.text};
  line-height: 1.5;
  overflow-wrap: anywhere;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  + * { margin-top: 1.125rem; }
`;
export const CardActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 40px;
  margin-top: 0.75rem;
  flex-wrap: wrap;
  > :last-child:not(:first-child) { margin-left: auto; }
  ${media.phone} {
    gap: 0.5rem;
    min-height: 44px;
    > a, > :last-child:is(button) { flex: 1; min-width: min-content; max-width: 10rem; margin-left: auto; padding-inline: 0.75rem; }
  }
`;
const Aside = styled.div`display: flex; flex-wrap: wrap; gap: 0.25rem;`;
