import type { Output } from '../contract';
import type { viewFrontPage } from '../contract/frontPage';
import { formatCount } from './formatJobList';

type FrontPage = Output<typeof viewFrontPage>;

/** What the database says, beside what the front page claims. */
export const listLiveFigures = ({ total, figures }: Pick<FrontPage, 'total' | 'figures'>) => [
  { figure: formatCount(total), label: 'open roles' },
  { figure: figures.companies.toLocaleString('en-GB'), label: 'verified companies' },
  { figure: figures.applications.toLocaleString('en-GB'), label: 'applications sent' },
  { figure: figures.accepted.toLocaleString('en-GB'), label: 'accepted' },
];

/** 'Counted on 25 November 2026', in a time zone or the reader's own. */
export const formatCountedOn = (at: string, timeZone?: string): string =>
  `Counted on ${new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone })}`;

/** The address of all jobs of a field or a place. */
export const buildJobListPath = (search: { field: string } | { location: string }): string =>
  `/jobs?${new URLSearchParams(search)}`;
