import { nameText, optionalText, text } from './fields';
import { findTemplateProblem, findUnfilled } from './messageTemplates';
import * as z from './schema';

/** The most characters of a message. */
export const maxMessageLength = 10_000;
/** The names of the parts that hold a message's documents. */
export const messageFiles = ['document_1', 'document_2', 'document_3'] as const;
/** How many templates a company holds. */
export const maxMessageTemplates = 50;

// A form that is sent with files has CR LF at the end of each line.
const withLineFeeds = z.string().overwrite((value) => value.replace(/\r\n?/g, '\n'));

/** The text of a message, null where its documents say it all. */
export const messageInput = z.object({
  body: withLineFeeds
    .nullish()
    .pipe(optionalText(maxMessageLength))
    .refine((body) => !body || !findUnfilled(body), { error: ({ input }) => findUnfilled(String(input)) }),
});

/** Placeholders that are unknown or not closed are refused with their place. */
export const templateText = withLineFeeds.pipe(
  text('A text', maxMessageLength).refine((value) => !findTemplateProblem(value), {
    error: ({ input }) => findTemplateProblem(String(input))?.message,
  }),
);

/** What each placeholder stands for in one conversation. */
export const templateValues = z.object({ first_name: z.string(), job_title: z.string(), company_name: z.string() });

export const messageTemplateInput = z.object({ name: nameText('A name', 80), text: templateText });

/** What a student reports a conversation for. */
export const reportReason = text('A reason', 500, 'Say in a line what is wrong.');
