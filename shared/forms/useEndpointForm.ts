import type { Endpoint, Output } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '../api/ApiError';
import { type CallInput, callWithInput } from '../api/call';
import { createIdempotencyKeys } from './idempotencyKey';

type FormSchema<V extends FieldValues, T extends FieldValues> = z.ZodType<T, V>;

interface EndpointFormOptions<E extends Endpoint, V extends FieldValues, T extends FieldValues> {
  /** What the form asks for: the endpoint's body, or the part of it that people fill in. */
  rules: FormSchema<V, T>;
  defaultValues: DefaultValues<V>;
  send: (values: T) => CallInput<E>;
  onDone: (answer: Output<E>, values: T) => void | Promise<void>;
  /** Runs on every failure, also where fields explain it. */
  onError?: (error: ApiError) => void;
  /** Runs on a failure that no field explains; returning true keeps it out of `errors.root`. */
  onUnmatchedError?: (error: ApiError) => boolean | undefined;
}

export type EndpointForm<V extends FieldValues, T extends FieldValues> = UseFormReturn<V, unknown, T> & {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Ties a field to the form: what the form registers it with, and its mistake. */
  field: (name: Path<V>) => UseFormRegisterReturn & { error: string | undefined };
};

/** A form over one endpoint: rules, submission and the server's answers field by field; a retry never does the work twice. */
export function useEndpointForm<E extends Endpoint, V extends FieldValues, T extends FieldValues>(
  endpoint: E,
  { rules, defaultValues, send, onDone, onError, onUnmatchedError }: EndpointFormOptions<E, V, T>,
): EndpointForm<V, T> {
  // The library changes one object in place, which the compiler would take for an unchanged one.
  'use no memo';
  const form = useForm<V, unknown, T>({
    resolver: standardSchemaResolver(rules),
    defaultValues,
    shouldFocusError: false,
  });
  const keys = useRef<ReturnType<typeof createIdempotencyKeys>>(null);
  keys.current ??= createIdempotencyKeys();

  // The first as one reads them: the library knows only which asked for their value first.
  const sent = useRef<Element>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const run = form.handleSubmit(async (values) => {
    const input = { ...send(values), ...(endpoint.idempotent ? { idempotencyKey: keys.current?.keyFor(values) } : {}) };
    try {
      const answer = await callWithInput(endpoint, input);
      keys.current?.settled();
      await onDone(answer, values);
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('unexpected');
      // What is still being worked on is asked for again by the same key.
      if (error.status < 500 && error.code !== 'request_in_flight') keys.current?.settled();
      onError?.(error);
      setFormErrors(form, error, onUnmatchedError);
    }
  });
  const submit = (event?: React.BaseSyntheticEvent) => {
    if (event) sent.current = event.currentTarget as Element;
    return run(event);
  };
  return { ...form, submit, field: (name) => ({ ...form.register(name), error: getFieldError(form, name) }) };
}

const getFieldError = <V extends FieldValues, T extends FieldValues>(
  { formState }: UseFormReturn<V, unknown, T>,
  name: Path<V>,
): string | undefined => (get(formState.errors, name) as FieldError | undefined)?.message;

function setFormErrors<V extends FieldValues, T extends FieldValues>(
  form: UseFormReturn<V, unknown, T>,
  error: ApiError,
  onFail?: (error: ApiError) => boolean | undefined,
): void {
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  for (const [name, message] of known) form.setError(name as Path<V>, { type: 'server', message });
  if (known.length === 0 && onFail?.(error) !== true)
    form.setError('root', { type: error.code, message: error.message });
}
