import { type Student, updateStudent } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';

const { phone } = updateStudent.body.shape;

/** The endpoint's rules. A mobile number that was never given may stay away; one that is there cannot be taken out. */
export const createRules = (student: Student) =>
  updateStudent.body.extend({
    phone: z
      .string()
      .transform((value): string | null | undefined => (value.trim() || student.phone ? value : null))
      .pipe(phone),
  });

/** The profile as the form starts with it; what is missing is not chosen yet. */
export const toFormValues = ({ full_name, sex, course_of_study, degree, status, university, phone }: Student) => ({
  full_name,
  course_of_study: course_of_study ?? '',
  university: university ?? '',
  phone: phone ?? '',
  sex: sex ?? undefined,
  degree: degree ?? undefined,
  status: status ?? undefined,
});
