import * as z from 'zod';

/** An address with one of these protocols, or none. */
export const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must look like ${example}`)
    .optional();
