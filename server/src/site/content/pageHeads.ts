import { findBestMatch } from '@foothold/shared/boot';
import { type Head, siteHead } from '../html/head';
import { toSitePicture } from '../preview/cards';

/** The head of a page of the site. Titles repeat the headings of the pages, so that tabs are named after them. */
export function getPageHead(origin: string, pathname: string): Head {
  const pattern = findBestMatch(Object.keys(pages), pathname);
  const page = pattern === undefined ? undefined : pages[pattern];
  if (!page) return siteHead;
  const { title, description = siteHead.description, isListed = false } = page;
  return {
    title: `${title} · Foothold`,
    description,
    isListed,
    address: isListed ? `${origin}${pattern}` : undefined,
    picture: toSitePicture(origin),
    ...(pattern === '/' && { feed: `${origin}/feed.xml` }),
  };
}

/** The paths that search engines may list, besides jobs and companies. */
export const listIndexedPages = (): string[] => Object.keys(pages).filter((pattern) => pages[pattern]?.isListed);

interface Page {
  title: string;
  description?: string;
  isListed?: boolean;
}

const pages: Record<string, Page> = {
  '/': {
    title: 'Get your first foothold',
    description:
      'Internships and first jobs in Nigeria, from companies that a person has checked. Apply from your phone and see where you stand.',
    isListed: true,
  },
  '/jobs': {
    title: 'Jobs and internships',
    description:
      'Every open internship and first job on Foothold, newest first: search by skill, field, place and pay, and see how long each is open.',
    isListed: true,
  },
  '/register': {
    title: 'What are you interested in?',
    description:
      'Look for an internship or a first job, or hire for one: open an account as a candidate or as a company.',
    isListed: true,
  },
  '/terms': {
    title: 'Terms',
    description: 'What you may expect of Foothold, and what Foothold expects of you.',
    isListed: true,
  },
  '/privacy': {
    title: 'Privacy',
    description: 'Which data Foothold keeps, who sees it, and what stays on your device.',
    isListed: true,
  },
  '/login': {
    title: 'Login',
    description: 'Log in to follow your applications, or to answer those that you received.',
  },
  '/login/code': { title: 'Enter your code' },
  '/signup': { title: 'Sign Up' },
  '/create-student-account': { title: 'Create a Student Account' },
  '/create-company-account': { title: 'Create a Company Account' },
  '/reset': {
    title: 'Reset your password',
    description: 'We send a link to your email. It works once, for 30 minutes.',
  },
  '/reset-message': { title: 'Password Reset Email Sent' },
  '/reset/confirm': { title: 'Set a new password' },
};
