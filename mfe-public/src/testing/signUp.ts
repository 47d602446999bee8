import { clearSignupDraft, endSession, saveSignupDraft } from '@foothold/shared/auth';
import { listLocations, listSchools, type SignupRole } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint } from '@foothold/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearTypedValues } from '../pages/account/typedValues';

export const schoolsResponse = { data: [{ id: 1, sc_name: 'University of Lagos' }] };

/** Mocks the lists of schools and locations; clears the session and the draft after each test. */
export function setUpSignUpTests(): void {
  beforeEach(() => {
    mockEndpoint(listSchools, () => schoolsResponse);
    mockEndpoint(listLocations, () => ({ data: [{ name: 'Lagos' }, { name: 'Remote' }] }));
  });
  afterEach(() => {
    act(() => endSession());
    clearSignupDraft();
    clearTypedValues();
  });
}

/** The server's response to a registration. */
export const registrationResponse = (over: Parameters<typeof anIdentity>[0]) => ({
  details: { user_id: 3, id: 3 },
  identity: anIdentity({ user_id: 3, ...over }),
  token: 'for other clients',
  message: 'Account created successfully!',
});

/** Saves the draft of the first two steps. */
export const saveSignUpDraft = (userRole: SignupRole, password: string | null = 'a-quiet-harbour-7') =>
  saveSignupDraft({ email: 'ada@example.ng', password, userRole });

export async function fillStudentForm(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Full name'), 'Ada Ọbí');
  await userEvent.type(screen.getByLabelText('Mobile number'), '0803 123 4567');
  await chooseUniversity();
  await userEvent.type(screen.getByLabelText('Course of study'), 'Accounting');
  await userEvent.selectOptions(screen.getByLabelText('Degree'), 'BSc');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Graduate');
  await userEvent.selectOptions(screen.getByLabelText('Sex'), 'Female');
}

export async function chooseUniversity(): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name: 'University' }));
  await userEvent.click(screen.getByRole('option', { name: 'University of Lagos' }));
}

export async function fillCompanyForm(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Company name'), 'Harmattan');
  await userEvent.type(screen.getByLabelText('Phone'), '08039876543');
  await userEvent.type(screen.getByLabelText('Address'), '4 Station Road');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Lagos');
  await userEvent.type(screen.getByLabelText('CAC number'), 'RC 1203344');
}

export const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
