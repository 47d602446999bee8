import * as z from './schema';

/** Largest value of a database integer, so no id is larger. */
const largestId = 2_147_483_647;

export const id = z.int().min(1).max(largestId);
/** An id in a path or query, which arrives as text. */
export const idText = z.coerce.number().int().min(1).max(largestId);
export const flag = z.union([z.literal(0), z.literal(1)]);
/** One or several of the choices as one text of a query, with commas between them. */
export const choiceList = <S extends z.ZodType<string, string>>(choice: S) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(choice).min(1));
/** A flag in a multipart form, which arrives as text. */
export const flagText = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** An error message that differs for missing and for invalid values. */
export const missingOrInvalid =
  (missing: string, invalid: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === null || input === '' ? missing : invalid;

// Control characters other than tab and line breaks; PostgreSQL refuses NUL in texts.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression excludes them
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// Those that change the direction of what follows: after U+202E, 'fdp.exe' reads 'exe.pdf'. Numbers that are copied from a
// telephone have them around, so they are left out rather than refused.
const directions = /[\u202a-\u202e\u2066-\u2069]/g;
const removeDirections = (value: string) => value.replace(directions, '');
const tooLong = (max: number) => `At most ${max.toLocaleString('en-GB')} characters.`;
const printableText = (max: number) =>
  z
    .string()
    .overwrite(removeDirections)
    .trim()
    .max(max, tooLong(max))
    .refine((value) => !controlCharacters.test(value), 'This text holds characters that cannot be shown.');

/** Trimmed text of at most `max` characters that must not be empty; `missing` is the message for that. */
export const text = (label: string, max: number, missing = `${label} is required.`) =>
  z
    .string(missing)
    .overwrite(removeDirections)
    .trim()
    .min(1, missing)
    .max(max, tooLong(max))
    .refine((value) => !controlCharacters.test(value), 'This text holds characters that cannot be shown.');

/** A name: the same with repeated spaces collapsed. */
export const nameText = (label: string, max: number) =>
  text(label, max).overwrite((value) => value.replace(/\s+/g, ' '));

/** Trimmed text of at most `max` characters; empty or missing becomes null. */
export const optionalText = (max: number) =>
  printableText(max)
    .nullish()
    .transform((value) => value || null);

/** The same for a partial update: missing text stays undefined, empty text becomes null. */
export const patchText = (max: number) =>
  printableText(max)
    .nullable()
    .transform((value) => value || null)
    .optional();

/** Untrimmed text of an unfinished draft, at most `max` characters; empty or missing becomes null. */
export const draftText = (max: number) =>
  z
    .string()
    .max(max, tooLong(max))
    .refine((value) => !controlCharacters.test(value), 'This text holds characters that cannot be shown.')
    .nullish()
    .transform((value) => value || null);

const phoneCharacters = /^\+?[0-9]+$/;
const phoneCharactersMessage = 'Use digits only, with or without a leading +.';
const phoneLength = /^\+?[0-9]{7,15}$/;
const phoneLengthMessage = 'Use 7 to 15 digits, with or without a leading +.';
/** A telephone number, stored without spaces, dashes and brackets. */
export const phone = (label: string) =>
  z
    .string(`${label} is required.`)
    .trim()
    .min(1, `${label} is required.`)
    .transform((value) => value.replace(/[\s()-]/g, ''))
    .refine((value) => phoneCharacters.test(value), { error: phoneCharactersMessage, abort: true })
    .refine((value) => phoneLength.test(value), phoneLengthMessage);

/** The same, optional: empty or missing becomes null. */
export const optionalPhone = z
  .string()
  .trim()
  .transform((value) => value.replace(/[\s()-]/g, ''))
  .refine((value) => !value || phoneCharacters.test(value), { error: phoneCharactersMessage, abort: true })
  .refine((value) => !value || phoneLength.test(value), phoneLengthMessage)
  .nullish()
  .transform((value) => value || null);

const scheme = /^https:\/\//i;

/** `https:host` is one to a browser too, and none to a reader. */
const isHttps = (value: string) => {
  if (!scheme.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return !username && !password;
};

const hostAndPath = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const withScheme = (value: string) =>
  hostAndPath.test(value) ? `https://${value}` : value.replace(scheme, 'https://');

const link = z
  .string()
  .trim()
  .transform(withScheme)
  .pipe(printableText(500).refine((value) => value === '' || isHttps(value), 'Use a link that starts with https://'));

/** An https link; a host and path without scheme get one. Empty or missing becomes null. */
export const httpsLink = link.nullish().transform((value) => value || null);

/** The same where a link is required. */
export const requiredHttpsLink = (label: string) =>
  z.string(`${label} is required.`).trim().min(1, `${label} is required.`).pipe(link);

/** The same for a partial update: a missing link stays undefined, an empty one becomes null. */
export const patchLink = link
  .nullable()
  .transform((value) => value || null)
  .optional();

const zonePattern = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/;
/** Name of an IANA time zone: Africa/Lagos. */
export const timeZone = z.string().refine(isTimeZone, 'Choose a time zone from the list, such as Africa/Lagos.');

function isTimeZone(name: string): boolean {
  try {
    return zonePattern.test(name) && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
}

// A later year is a typing error. Dates are compared as text.
const endYear = '2100';
const isBeforeEndYear = (date: string) => date < endYear;
const endYearMessage = `Choose a date before the year ${endYear}.`;

export const calendarDate = (label: string) =>
  z.iso
    .date({ error: missingOrInvalid(`${label} is required.`, 'Use a date of the calendar, such as 2027-01-31.') })
    .refine(isBeforeEndYear, endYearMessage);
/** The same, optional: empty becomes null; missing stays undefined. */
export const optionalDate = z
  .union([z.literal('').transform(() => null), calendarDate('Date')], {
    error: 'Use a date of the calendar, such as 2027-01-31.',
  })
  .nullish();
/** Local time in the company's time zone: YYYY-MM-DD HH:mm. */
export const wallClock = (label: string) =>
  z
    .string(`${label} is required.`)
    .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, {
      error: missingOrInvalid(`${label} is required.`, 'Use a date and time such as 2027-01-31 14:30.'),
    })
    .refine(isBeforeEndYear, endYearMessage);

/** Instants are ISO 8601 in UTC. */
export const instant = z.string();

export const limitText = (max: number) => z.coerce.number().int().min(1).max(max);
export const pageText = z.coerce.number().int().min(1).max(1_000_000);
