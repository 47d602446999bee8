import { type Student, studentProfileInput } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';

const { phone } = studentProfileInput.shape;

/** The endpoint's rules, but the mobile number may stay empty while the profile has none. */
export const createRules = (student: Student) =>
  studentProfileInput.extend({
    phone: z
      .string()
      .transform((value): string | null | undefined => (value.trim() || student.phone ? value : null))
      .pipe(phone),
  });

/** Default values of the form. A select without a value starts with its placeholder. */
export const toFormValues = ({ full_name, sex, course_of_study, degree, status, university, phone }: Student) => ({
  full_name,
  course_of_study: course_of_study ?? '',
  university: university ?? '',
  phone: phone ?? '',
  sex: sex ?? undefined,
  degree: degree ?? undefined,
  status: status ?? undefined,
});
