import * as z from '../schema';

/** Without encryption nothing on another machine is reached. It stands in markup and in headers, so it has no other characters. */
const pattern = String.raw`(https://[a-z0-9.-]+|http://(localhost|127\.0\.0\.1))(:\d{1,5})?`;
const isWritten = (part: 'origin' | 'href', path: string) => (value: string) =>
  new RegExp(`^${pattern}${path}$`).test(value) && URL.canParse(value) && new URL(value)[part] === value;

/** From where scripts may be loaded beside this site. */
export const webOrigin = z
  .string()
  .max(200)
  // As it is copied from the bar of a browser.
  .overwrite((value) => value.replace(/\/$/, ''))
  .refine(isWritten('origin', ''), 'An origin looks like https://cdn.example, with nothing behind the host.');

/** Where the scripts of a release lie. */
export const baseUrl = z
  .string()
  .max(300)
  .refine(
    isWritten('href', String.raw`/([\w.~-]+/)*`),
    'Scripts lie at an address like https://cdn.example/candidate/1.4.0/, with a slash at its end.',
  );
