export type MeetingMethod = 'link' | 'place' | 'phone';

/** What a company has filled in so far. */
export interface InvitationDraft {
  date: string;
  alt_date_1: string;
  alt_date_2: string;
  method: MeetingMethod;
  place: string;
  phone_number: string;
}

export const emptyInvitation: InvitationDraft = {
  ...{ date: '', alt_date_1: '', alt_date_2: '', method: 'link', place: '', phone_number: '' },
};

/** As it is sent: the venue of the selected method only. */
export const toPlannedInterview = ({ method, place, phone_number, ...dates }: InvitationDraft) => ({
  ...dates,
  meet_link: null,
  place: method === 'place' ? place : null,
  phone_number: method === 'phone' ? phone_number : null,
});

export type InvitationProblems = Readonly<Record<string, string>>;

/** What is missing, by field. */
export function findInvitationProblems(draft: InvitationDraft): InvitationProblems {
  const needed = {
    ...{ date: 'Preferred date is required.', alt_date_1: 'First alternative date is required.' },
    alt_date_2: 'Second alternative date is required.',
    ...(draft.method === 'place' && { place: 'Place is required.' }),
    ...(draft.method === 'phone' && { phone_number: 'Telephone number is required.' }),
  };
  return Object.fromEntries(Object.entries(needed).filter(([name]) => !draft[name as keyof InvitationDraft].trim()));
}
