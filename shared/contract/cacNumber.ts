import { text } from './fields';
import * as z from './schema';

export const cacRegisters = ['RC', 'BN', 'IT'] as const;

const pattern = /^(?:cac[\s./:-]*)?(rc|bn|it)[\s.:/#-]*(?:no\.?\s*)?0*([1-9][0-9]{0,8})$/i;

/** Reads a number of the Corporate Affairs Commission as people write it: `RC1843207`, `bn-0123456`, `CAC/IT/NO 77`. */
export function parseCacNumber(given: string): { register: (typeof cacRegisters)[number]; digits: string } | null {
  const [, name = '', digits = ''] = pattern.exec(given.trim()) ?? [];
  const register = cacRegisters.find((each) => each === name.toUpperCase());
  return register ? { register, digits } : null;
}

/** 'RC 1843207': the one spelling in which a number is stored and shown. Other texts stay as they are. */
export function formatCacNumber(given: string): string {
  const parsed = parseCacNumber(given);
  return parsed ? `${parsed.register} ${parsed.digits}` : given;
}

const formatMessage = 'Write RC, BN or IT and the digits, like RC 1482207.';
const isEmptyOrCacNumber = (value: string) => !value || parseCacNumber(value) !== null;

export const cacNumber = text('CAC number', 40).refine(isEmptyOrCacNumber, formatMessage).overwrite(formatCacNumber);

/** The same for a profile: missing leaves the number as it is. */
export const profileCacNumber = z
  .string()
  .trim()
  .max(40, 'At most 40 characters.')
  .refine(isEmptyOrCacNumber, formatMessage)
  .overwrite(formatCacNumber)
  .nullish();
