import { formatDateInput, parseDateInput, parseDateTimeInput } from './dateInput';

describe('parseDateInput', () => {
  it.each([
    '31/1/2099',
    '31/01/2099',
    '31-1-2099',
    '31.01.2099',
    '31 Jan 2099',
    '31 january 2099',
    ' 2099-01-31 ',
    '31/1/99',
    '31012099',
  ])('parses %s', (text) => {
    expect(parseDateInput(text)).toBe('2099-01-31');
  });

  it.each(['31/2/2099', '1/13/2099', '31/1', 'tomorrow', '31 Jam 2099', '0/1/2099', '310199', '32012099'])(
    'returns null for %s',
    (text) => {
      expect(parseDateInput(text)).toBeNull();
    },
  );
});

describe('parseDateTimeInput', () => {
  it.each(['2/3/2040 9:05', '2/3/2040, 09:05', '2 March 2040 9.05', '2040-03-02T09:05', '2040-03-02 09:05'])(
    'parses %s',
    (text) => {
      expect(parseDateTimeInput(text)).toBe('2040-03-02 09:05');
    },
  );

  it.each(['2/3/2040', '2/3/2040 24:00', '2/3/2040 9:60', '9:05', '30/2/2040 09:05'])('returns null for %s', (text) => {
    expect(parseDateTimeInput(text)).toBeNull();
  });
});

describe('dateInput', () => {
  it('parses empty text as an empty value', () => {
    expect(parseDateInput(' ')).toBe('');
    expect(parseDateTimeInput('')).toBe('');
  });

  it('formats the day before the month and keeps the time', () => {
    expect(formatDateInput('2099-01-31')).toBe('31/01/2099');
    expect(formatDateInput('2099-01-31 09:05')).toBe('31/01/2099 09:05');
    expect(formatDateInput('')).toBe('');
  });
});
