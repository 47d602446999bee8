import { endpoint } from './endpoint';
import { instant } from './fields';
import { job } from './jobs';
import * as z from './schema';

const valueCounts = z.array(z.object({ value: z.string(), count: z.int() }));

/** What the front page shows of the database: at most a minute old. */
export const viewFrontPage = endpoint({
  method: 'GET',
  path: '/front_page',
  access: 'anyone',
  limitedAs: 'search',
  summary:
    'The newest open jobs, how many are open in each field and in the places with most, and figures with their time.',
  output: z.object({
    jobs: z.array(job),
    /** Number of open jobs, counted up to 1,000. */
    total: z.int(),
    fields: valueCounts,
    places: valueCounts,
    figures: z.object({
      at: instant,
      /** Verified companies. */
      companies: z.int(),
      applications: z.int(),
      accepted: z.int(),
    }),
  }),
});
