import * as z from 'zod';
import type { TypeShape } from './types';

const member = z.object({ type: z.lazy(() => typeShape), optional: z.literal(true).optional() });

const typeShape: z.ZodType<TypeShape> = z.union([
  z.strictObject({ text: z.string(), names: z.array(z.string()) }),
  z.strictObject({ union: z.array(z.lazy(() => typeShape)) }),
  z.strictObject({ object: z.record(z.string(), member) }),
  z.strictObject({ params: z.array(member), returns: z.lazy(() => typeShape) }),
]);

const sharedExports = z.object({
  format: z.int(),
  exports: z.record(z.string(), z.record(z.string(), typeShape)),
  types: z.record(z.string(), typeShape),
});

const fields = z.record(
  z.string(),
  z.object({
    type: z.string(),
    values: z.array(z.string()).optional(),
    nullable: z.literal(true).optional(),
    optional: z.literal(true).optional(),
  }),
);

const endpointShapes = z.record(z.string(), z.object({ input: fields, output: fields, produces: z.string() }));

const recordedInterface = z.object({
  uses: sharedExports.extend({ endpoints: endpointShapes }).optional(),
  exports: sharedExports.optional(),
});

/** Whether a release record from outside describes what its release uses and exports in the form that a build writes. */
export const isRecordedInterface = (record: unknown): boolean => recordedInterface.safeParse(record).success;
