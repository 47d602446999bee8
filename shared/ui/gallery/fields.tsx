import { useState } from 'react';
import styled from 'styled-components';
import { TextLink } from '../buttons/TextLink';
import { CheckboxField } from '../fields/CheckboxField';
import { FileField } from '../fields/FileField';
import { FormNotice } from '../fields/FormNotice';
import { PasswordField } from '../fields/PasswordField';
import { RadioGroup } from '../fields/RadioGroup';
import { SearchField } from '../fields/SearchField';
import { SelectField } from '../fields/SelectField';
import { TextArea, TextField } from '../fields/TextField';
import { media } from '../theme/tokens';
import { Focused } from './Focused';

export function Fields() {
  return (
    <ThreeColumns>
      <TextField label="Full name" placeholder="As on your ID" />
      <Focused>
        <TextField label="Email, focused" type="email" defaultValue="ada@example.ng" />
      </Focused>
      <TextField label="Department" disabled defaultValue="Engineering" hint="Only while the job is active." />
      <TextField label="Job title" defaultValue="Intern *urgent*" error="Special characters are not allowed." />
      <TextField
        label="Meeting link"
        defaultValue="https://meet.example.ng/hs"
        readOnly
        hint="From your company profile."
      />
      <PasswordField
        label="Password"
        defaultValue="onestepup"
        aside={<TextLink to="/reset">Forgot Password</TextLink>}
        error="That email and password don’t match."
      />
      <PasswordField label="New password" autoComplete="new-password" meter hint="Type to see how strong it is." />
      <SelectField label="Degree" placeholder="Select a degree" options={['BSc', 'MSc', 'HND', 'OND', 'PhD']} />
      <SelectField label="Status" options={['Graduate', 'Undergraduate']} error="Status is required." />
      <SelectField label="Currency" disabled options={['Naira']} />
      <RadioGroup label="Stipend" name="stipend" options={['No Stipend', 'Paid Stipend']} defaultChecked={false} />
      <RadioGroup
        label="Work environment"
        name="env_mode"
        options={['onsite', 'remote', 'hybrid']}
        stacked
        error="Work environment is required."
      />
      <div>
        <CheckboxField label="Ask additional questions" defaultChecked />
        <CheckboxField label="I agree to the terms" error="Agree to the terms to go on." />
      </div>
      <TextArea label="Job description" rows={3} error="Job description is required." />
      <TextArea label="Cover letter" optional rows={3} placeholder="Why you, why here" />
      <TextField
        label="A label as long as a company’s own question: may we keep your documents for the next intake in January?"
        defaultValue="Yes, and please write to me again before you delete them for good"
        hint="A hint that needs more than one line says everything that helps before a mistake is made."
        error="A sentence of a mistake that needs more than one line stands beside its icon."
        optional
      />
      <SearchField label="Search jobs" placeholder="Title, skill or company" />
      <FormNotice>Failed to submit the application.</FormNotice>
    </ThreeColumns>
  );
}

export function Files() {
  const [resume, setResume] = useState<File | null>(null);
  const [letter, setLetter] = useState<File | null>(
    () => new File([new Uint8Array(98_304)], 'siwes-letter.pdf', { type: 'application/pdf' }),
  );
  const [portfolio, setPortfolio] = useState<File | null>(
    () =>
      new File([new Uint8Array(1_468_006)], 'everything-that-i-have-drawn-between-2021-and-2026-final-version-3.pdf'),
  );
  return (
    <ThreeColumns>
      <FileField label="Resume" name="resume" file={resume} onPick={setResume} />
      <FileField
        label="Internship letter"
        name="internship_letter"
        file={letter}
        onPick={setLetter}
        progress={letter ? 0.6 : undefined}
      />
      <FileField
        label="Transcript"
        name="transcript"
        file={null}
        onPick={setResume}
        error="“photo.png” is not a PDF, DOC or DOCX file."
      />
      <FileField label="Portfolio" optional name="portfolio" file={portfolio} onPick={setPortfolio} />
    </ThreeColumns>
  );
}

export const ThreeColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1.5rem;
  align-items: start;
  width: 100%;
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
