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
import { createIdempotencyKeys } from '../api/idempotencyKey';

type FormSchema<V extends FieldValues, T extends FieldValues> = z.ZodType<T, V>;

interface EndpointFormOptions<E extends Endpoint, V extends FieldValues, T extends FieldValues> {
  /** Schema of the form: the endpoint's body, or the part of it that users fill in. */
  rules: FormSchema<V, T>;
  defaultValues: DefaultValues<V>;
  /** What is sent, with this key where a repetition has no effect. May take time, or fail with an ApiError. */
  send: (values: T, idempotencyKey: string | undefined) => CallInput<E> | Promise<CallInput<E>>;
  onDone: (response: Output<E>, values: T) => void | Promise<void>;
  /** Runs on every failure, also when fields show it. */
  onError?: (error: ApiError) => void;
  /** Runs on a failure that no field shows; true keeps it out of `errors.root`. `sent` is what was sent, if anything was. */
  onUnmatchedError?: (error: ApiError, sent?: CallInput<E>) => boolean | undefined | Promise<boolean>;
}

export type EndpointForm<V extends FieldValues, T extends FieldValues> = UseFormReturn<V, unknown, T> & {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Props of a field: its registration and its error message. */
  field: (name: Path<V>) => UseFormRegisterReturn & { error: string | undefined };
};

/** A form for one endpoint: validation, submission, and the server's errors by field. A retry has no effect twice. */
export function useEndpointForm<E extends Endpoint, V extends FieldValues, T extends FieldValues>(
  endpoint: E,
  { rules, defaultValues, send, onDone, onError, onUnmatchedError }: EndpointFormOptions<E, V, T>,
): EndpointForm<V, T> {
  // The library mutates one object, which the React compiler would treat as unchanged.
  'use no memo';
  const form = useForm<V, unknown, T>({
    resolver: standardSchemaResolver(rules),
    defaultValues,
    shouldFocusError: false,
  });
  const keys = useRef<ReturnType<typeof createIdempotencyKeys>>(null);
  keys.current ??= createIdempotencyKeys();

  // Focuses the first invalid field in reading order: the library only knows the order of registration.
  const submittedForm = useRef<Element>(null);
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) submittedForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const run = form.handleSubmit(async (values) => {
    let input: CallInput<E> | undefined;
    try {
      const idempotencyKey = endpoint.idempotent ? keys.current?.keyFor(values) : undefined;
      input = { ...(await send(values, idempotencyKey)), ...(idempotencyKey && { idempotencyKey }) };
      const response = await callWithInput(endpoint, input);
      keys.current?.reset();
      await onDone(response, values);
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('unexpected');
      // A request that is still being processed is repeated with the same key.
      if (error.status < 500 && error.code !== 'request_in_flight') keys.current?.reset();
      onError?.(error);
      await setFormErrors(form, error, () => onUnmatchedError?.(error, input));
    }
  });
  const submit = (event?: React.BaseSyntheticEvent) => {
    if (event) submittedForm.current = event.currentTarget as Element;
    return run(event);
  };
  return { ...form, submit, field: (name) => ({ ...form.register(name), error: getFieldError(form, name) }) };
}

const getFieldError = <V extends FieldValues, T extends FieldValues>(
  { formState }: UseFormReturn<V, unknown, T>,
  name: Path<V>,
): string | undefined => (get(formState.errors, name) as FieldError | undefined)?.message;

async function setFormErrors<V extends FieldValues, T extends FieldValues>(
  form: UseFormReturn<V, unknown, T>,
  error: ApiError,
  onUnmatched: () => boolean | undefined | Promise<boolean>,
): Promise<void> {
  const matched = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  for (const [name, message] of matched) form.setError(name as Path<V>, { type: 'server', message });
  if (matched.length === 0 && (await onUnmatched()) !== true)
    form.setError('root', { type: error.code, message: error.message });
}
