import { render, screen } from '@testing-library/react';
import { formatInitials, formatMoney } from '../../format';
import { BreakableText } from './BreakableText';
import { JobTitle } from './JobTitle';
import { TextBlocks } from './TextBlocks';

describe('formatInitials', () => {
  it.each([
    ['Ọlámidé Ṣówándé', 'ỌṢ'],
    ['Chiamaka  Ngozi Ọkọnkwọ', 'CN'],
    ['ada', 'AD'],
    ['Eyes & Sons', 'ES'],
    ['  & 3rd Mainland – Foods', '3M'],
    ['ẹ̀kọ́', 'Ẹ̀K'],
    ['Q', 'Q'],
    ['  ', 'UN'],
    ['& – !', 'UN'],
    [null, 'UN'],
  ])('abbreviates %j as %s', (name, letters) => {
    expect(formatInitials(name)).toBe(letters);
  });
});

describe('formatMoney', () => {
  it.each([
    ['Naira', '150000', '₦150,000'],
    ['Naira', '50000 - 80000', '₦50,000 – ₦80,000'],
    ['Naira', '50,000–80,000', '₦50,000 – ₦80,000'],
    ['Dollar', '1,500.50 to 2000', '$1,500.50 – $2,000'],
    ['Naira', 'about 50000', '₦about 50,000'],
    ['Ghana Cedis', 900, 'GH₵900'],
    ['Yen', '1000', 'Yen 1,000'],
    ['Naira', '', null],
    [null, null, null],
  ])('formats %j of %j as %j', (currency, amount, text) => {
    expect(formatMoney(currency, amount)).toBe(text);
  });
});

describe('TextBlocks', () => {
  it('renders numbered, starred and dashed lines as list items and other lines as paragraphs', () => {
    render(
      <TextBlocks>{'You need:\n1. SQL\n* Python\n\n- Patience\nWe teach the rest.\n3.5 years is fine'}</TextBlocks>,
    );

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['SQL', 'Python', 'Patience']);
    expect(screen.getAllByRole('paragraph').map((text) => text.textContent)).toEqual([
      'You need:',
      'We teach the rest.',
      '3.5 years is fine',
    ]);
  });
});

describe('JobTitle', () => {
  it('uses the system font for the whole title when the display font lacks one of its letters', () => {
    render(
      <>
        <JobTitle>Café Manager – Ikeja</JobTitle>
        <JobTitle>Ọdẹ Radio Producer</JobTitle>
      </>,
    );
    expect(screen.getByText('Café Manager – Ikeja')).toHaveStyle('letter-spacing: -0.022em');
    expect(screen.getByText('Ọdẹ Radio Producer')).toHaveStyle('letter-spacing: -0.012em');
  });
});

describe('BreakableText', () => {
  it.each([
    ['ada.obi@students.example', 'ada|.obi|@students|.example'],
    ['https://meet.example/room?id=4', 'https://|meet|.example/|room?|id=|4'],
    ['localhost', 'localhost'],
  ])('may break %s where its parts meet', (text, parts) => {
    const { container } = render(<BreakableText>{text}</BreakableText>);
    expect(container.innerHTML.replaceAll('<wbr>', '|')).toBe(parts);
    expect(container).toHaveTextContent(text);
  });
});
