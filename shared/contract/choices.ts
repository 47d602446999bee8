import {
  acceptanceAnswers,
  applicationEventKinds,
  applicationStatuses,
  conversationSides,
  currencies,
  decisionFailures,
  decisionKinds,
  degrees,
  documentKinds,
  envModes,
  interviewCategories,
  jobFields,
  jobKinds,
  jobStatuses,
  messageKinds,
  notificationKinds,
  offeredDates,
  postingRules,
  rejectionReasons,
  replyStages,
  roles,
  scanStatuses,
  sexes,
  studentStatuses,
  verificationStatuses,
} from './enums';
import { missingOrInvalid } from './fields';
import * as z from './schema';

/** One of the `values`, which the message lists when another is given. */
const choiceOf = <const Values extends readonly string[]>(label: string, values: Values) =>
  z.enum(values, { error: missingOrInvalid(`${label} is required.`, `${label} is one of ${values.join(', ')}.`) });

export const role = z.enum(roles);
export const sex = choiceOf('Sex', sexes);
export const degree = choiceOf('Degree', degrees);
export const studentStatus = choiceOf('Status', studentStatuses);
export const jobField = choiceOf('Field', jobFields);
export const envMode = choiceOf('Work environment', envModes);
export const jobKind = choiceOf('Kind of job', jobKinds);
export const currency = choiceOf('Currency', currencies);
export const jobStatus = z.enum(jobStatuses);
export const applicationStatus = z.enum(applicationStatuses);
export const applicationEventKind = z.enum(applicationEventKinds);
export const conversationSide = z.enum(conversationSides);
export const messageKind = z.enum(messageKinds);
export const rejectionReason = choiceOf('A reason', rejectionReasons);
export const acceptanceAnswer = choiceOf('An answer', acceptanceAnswers);
export const decisionKind = z.enum(decisionKinds);
export const decisionFailure = z.enum(decisionFailures);
export const postingRule = z.enum(postingRules);
export const replyStage = z.enum(replyStages);
export const documentKind = choiceOf('Kind', documentKinds);
export const scanStatus = z.enum(scanStatuses);
export const interviewCategory = z.enum(interviewCategories);
export const offeredDate = z.enum(offeredDates);
export const notificationKind = z.enum(notificationKinds);
export const verificationStatus = z.enum(verificationStatuses);
