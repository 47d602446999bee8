/** Roles that sign up by themselves. */
export const signupRoles = ['student', 'organization'] as const;
export const roles = [...signupRoles, 'admin'] as const;
/** An admin with one of these does that part of the work alone; one without does all of it. */
export const limitedAdminRoles = ['reviewer', 'release_manager'] as const;
export type LimitedAdminRole = (typeof limitedAdminRoles)[number];
export const sexes = ['Male', 'Female'] as const;
export const degrees = ['BSc', 'MSc', 'HND', 'OND', 'PhD'] as const;
export const studentStatuses = ['Graduate', 'Undergraduate'] as const;
export const jobFields = ['Art', 'Science', 'Commercial'] as const;
export const envModes = ['onsite', 'remote', 'hybrid'] as const;
/** What a job is for those who begin. SIWES and NYSC are placements under the Nigerian schemes of these names. */
export const jobKinds = ['internship', 'siwes', 'nysc', 'graduate', 'entry_level', 'part_time'] as const;
/** Every currency a job can pay in: the sign before an amount, and the code of ISO 4217. */
export const currencyDetails = {
  Naira: { sign: '₦', code: 'NGN' },
  Dollar: { sign: '$', code: 'USD' },
  Pound: { sign: '£', code: 'GBP' },
  Euro: { sign: '€', code: 'EUR' },
  'Ghana Cedis': { sign: 'GH₵', code: 'GHS' },
} as const;
export const currencies = Object.keys(currencyDetails) as readonly (keyof typeof currencyDetails)[];
export const jobStatuses = ['Active', 'Closed', 'Expired'] as const;
export const applicationStatuses = ['Applied', 'Viewed', 'Interview', 'Accepted', 'Rejected', 'Withdrawn'] as const;
export const applicationEventKinds = [
  ...(['applied', 'viewed', 'accepted', 'rejected', 'withdrawn'] as const),
  ...(['interview_offered', 'interview_moved', 'interview_chosen', 'interview_kept', 'interview_declined'] as const),
  ...(['interview_completed'] as const),
] as const;
/** Why a company rejects an application, as its student is told. `other` needs a line. */
export const rejectionReasons = [
  ...(['position_filled', 'missing_requirement', 'stronger_applicants', 'availability'] as const),
  ...(['documents_incomplete', 'location', 'other'] as const),
] as const;
/** What a student answers to being accepted. */
export const acceptanceAnswers = ['confirmed', 'declined'] as const;
/** What a company decides about several applications at once. */
export const decisionKinds = ['reject', 'accept', 'interview', 'message'] as const;
/** What has become of a decision about one application of several. */
export const decisionStates = ['waiting', 'done', 'failed', 'canceled'] as const;
/** Why a decision about several applications leaves one of them as it is. */
export const decisionFailures = [
  ...(['withdrawn', 'decided', 'in_batch', 'invited', 'date_chosen'] as const),
  ...(['time_taken', 'time_passed', 'company_closed'] as const),
  ...(['conversation_closed', 'conversation_ended', 'account_deleted'] as const),
] as const;
export const documentKinds = ['resume', 'internship_letter'] as const;
/** What a scan for malware said of a document. `unscannable`: the scanner cannot read it, so nobody may. */
export const scanStatuses = ['pending', 'clean', 'infected', 'unscannable'] as const;
/** How well a student speaks a language. */
export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const;
export const linkKinds = ['github', 'linkedin', 'portfolio', 'other'] as const;
/** What a student adds to the profile for companies; each item can be hidden from them. */
export const detailItems = [
  ...(['skills', 'about', 'languages', 'links'] as const),
  ...(['preferred_kinds', 'preferred_env_modes', 'preferred_places'] as const),
  ...(['available_from', 'graduation_year'] as const),
] as const;
export const interviewCategories = ['Pending', 'Active', 'Completed'] as const;
/** How far a promised reply is: `soon` is four fifths of its days. */
export const replyStages = ['half', 'soon', 'today', 'overdue'] as const;
/** Whether a company's new job is open at once, waits for an admin's release, or is refused until it has replied. */
export const postingRules = ['free', 'held', 'refused'] as const;
export const offeredDates = ['date', 'alt_date_1', 'alt_date_2'] as const;
/** Whose message it is: the student's, or one of the company's people. */
export const conversationSides = ['student', 'organization'] as const;
/** `news_request` is the fixed text by which a student asks for news of an overdue reply. */
export const messageKinds = ['text', 'news_request'] as const;
export const notificationKinds = ['interview', 'application', 'job', 'account'] as const;
/** How often a saved search is mailed: `at_once` is at most every half hour. */
export const mailedFrequencies = ['at_once', 'daily', 'weekly'] as const;
export const alertFrequencies = ['none', ...mailedFrequencies] as const;
/** Why a student does not want to be recommended a job: what is wrong with it. */
export const dismissalReasons = ['field', 'place', 'pay', 'company', 'other'] as const;
/** Why a job is recommended, what says most of it first; the last three are true of too many jobs to be the only reasons. */
export const recommendationKinds = [
  ...(['skill', 'preferred_skill', 'course', 'company_followed', 'like_applied', 'like_saved'] as const),
  ...(['place', 'job_kind', 'env_mode', 'field', 'degree', 'status', 'new', 'paid'] as const),
] as const;
/** What the student has said or done that a reason compares the job with. */
export const recommendationSources = ['profile', 'saved_search', 'saved', 'applied'] as const;
/** What waits for a student: unread messages, dates to choose, an acceptance to answer, an application to send. */
export const waitingKinds = ['messages', 'interview', 'acceptance', 'draft'] as const;
export const verificationStatuses = ['pending', 'verified', 'rejected'] as const;

export type SignupRole = (typeof signupRoles)[number];
export type Role = (typeof roles)[number];
export type Sex = (typeof sexes)[number];
export type Degree = (typeof degrees)[number];
export type StudentStatus = (typeof studentStatuses)[number];
export type Currency = (typeof currencies)[number];
export type EnvMode = (typeof envModes)[number];
export type JobField = (typeof jobFields)[number];
export type JobKind = (typeof jobKinds)[number];
export type JobStatus = (typeof jobStatuses)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type ApplicationEventKind = (typeof applicationEventKinds)[number];
export type RejectionReason = (typeof rejectionReasons)[number];
export type AcceptanceAnswer = (typeof acceptanceAnswers)[number];
export type DismissalReason = (typeof dismissalReasons)[number];
export type DecisionKind = (typeof decisionKinds)[number];
export type DecisionState = (typeof decisionStates)[number];
export type DecisionFailure = (typeof decisionFailures)[number];
export type DocumentKind = (typeof documentKinds)[number];
export type ScanStatus = (typeof scanStatuses)[number];
export type LanguageLevel = (typeof languageLevels)[number];
export type LinkKind = (typeof linkKinds)[number];
export type DetailItem = (typeof detailItems)[number];
export type InterviewCategory = (typeof interviewCategories)[number];
export type OfferedDate = (typeof offeredDates)[number];
export type NotificationKind = (typeof notificationKinds)[number];
export type VerificationStatus = (typeof verificationStatuses)[number];
export type ConversationSide = (typeof conversationSides)[number];
export type MessageKind = (typeof messageKinds)[number];
export type PostingRule = (typeof postingRules)[number];
export type ReplyStage = (typeof replyStages)[number];
export type MailedFrequency = (typeof mailedFrequencies)[number];
export type AlertFrequency = (typeof alertFrequencies)[number];
