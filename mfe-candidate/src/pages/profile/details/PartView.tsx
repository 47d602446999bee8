import type { StudentDetails } from '@foothold/shared/contract';
import { DetailFacts, formatLanguages, LinkList, listWorkFacts, SkillTags } from '@foothold/shared/students';
import { SecondaryText, TextBlocks } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { type DetailPart, isPartFilled } from './parts';

const hints: Record<DetailPart, string> = {
  skills: 'What you can do: a program, a craft, a method.',
  about: 'A few lines in your own words.',
  languages: 'What you speak, and how well.',
  links: 'Your work elsewhere: GitHub, LinkedIn, a portfolio.',
  work: 'Kind, place and time of the work that suits you.',
};

/** One part as it is; what could stand there while it is empty. */
export const PartView = ({ part, details }: { part: DetailPart; details: StudentDetails }) =>
  isPartFilled(details, part) ? views[part](details) : <SecondaryText>{hints[part]}</SecondaryText>;

const views: Record<DetailPart, (details: StudentDetails) => ReactNode> = {
  skills: ({ skills }) => <SkillTags skills={skills} />,
  about: ({ about }) => <TextBlocks>{about ?? ''}</TextBlocks>,
  languages: ({ languages }) => <p>{formatLanguages(languages)}</p>,
  links: ({ links }) => <LinkList links={links} />,
  work: (details) => <DetailFacts facts={listWorkFacts(details)} />,
};
