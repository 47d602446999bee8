import { answerAcceptance, declineLine, findStartDateProblem, welcomeInput } from '.';

const whole = {
  starts_on: '2027-01-04',
  place: '12 Marina, Lagos',
  contact_name: 'Ngozi Eze',
  contact_details: 'ngozi@marina.example',
};

describe('welcomeInput', () => {
  it('keeps the lines of the note, and has every other text on one line', () => {
    const note = 'Bring your letter.\nAsk at the gate.';
    expect(welcomeInput.parse({ ...whole, place: '12 Marina,\n  Lagos', note })).toEqual({ ...whole, note });
    expect(welcomeInput.parse(whole).note).toBeNull();
  });

  it.each([
    ['no start date', { starts_on: '' }],
    ['a day that no calendar has', { starts_on: '2027-02-30' }],
    ['a blank place', { place: ' ' }],
    ['a place of 201 characters', { place: 'a'.repeat(201) }],
    ['control characters', { contact_name: 'Ngozi\u0007' }],
    ['no way to reach the contact person', { contact_details: null }],
    ['what is neither an address nor a number', { contact_details: 'not a contact' }],
    ['a note of 2001 characters', { note: 'a'.repeat(2001) }],
  ])('refuses %s', (_what, change) => {
    expect(welcomeInput.safeParse({ ...whole, ...change }).success).toBe(false);
  });
});

describe('findStartDateProblem', () => {
  it.each([
    ['2026-11-27', 'Choose today or a later day.'],
    ['2026-11-28', null],
    ['2028-11-28', null],
    ['2028-11-29', 'Choose a day within the next two years.'],
  ])('of %s on 28 November 2026 is %j', (date, problem) => {
    expect(findStartDateProblem(date, '2026-11-28')).toBe(problem);
  });
});

describe('answerAcceptance', () => {
  it('takes a line from who declines alone', () => {
    const accepts = (body: object) => answerAcceptance.body.safeParse({ revision: 1, ...body }).success;
    expect([accepts({ answer: 'declined', line: 'I go on studying.' }), accepts({ answer: 'declined' })]).toEqual([
      true,
      true,
    ]);
    expect([accepts({ answer: 'confirmed' }), accepts({ answer: 'confirmed', line: 'Thank you.' })]).toEqual([
      true,
      false,
    ]);
    expect(declineLine.parse(' I go\n on studying. ')).toBe('I go on studying.');
  });
});
