import { useState } from 'react';
import { ComboBox } from '../pickers/ComboBox';
import { DatePicker, DateTimePicker } from '../pickers/DatePicker';
import { TagField } from '../pickers/TagField';
import { ThreeColumns } from './fields';

const universities = [
  'Ahmadu Bello University, Zaria',
  'Bayero University, Kano',
  'Federal University of Technology, Akure',
  'Obafemi Awolowo University, Ile-Ifẹ',
  'University of Ibadan, Ibadan',
  'University of Lagos, Lagos',
  'University of Nigeria, Nsukka',
  'Yaba College of Technology, Lagos',
];

export function Pickers() {
  const [university, setUniversity] = useState('');
  const [place, setPlace] = useState('Ikeja');
  const [deadline, setDeadline] = useState('');
  const [startTime, setStartTime] = useState('2026-12-02 10:00');
  const [skills, setSkills] = useState(['Public speaking', 'Microsoft Excel']);
  const sharedProps = { value: '', onChange: () => undefined };

  return (
    <ThreeColumns>
      <ComboBox
        label="University"
        options={universities}
        placeholder="Select a university"
        value={university}
        onChange={setUniversity}
      />
      <ComboBox
        label="Location"
        allowsCustomValue
        optional
        options={['Abuja', 'Ibadan', 'Ikeja', 'Port Harcourt', 'Yaba']}
        hint="Choose from the list or write another place."
        value={place}
        onChange={setPlace}
      />
      <ComboBox
        {...sharedProps}
        label="University, left out"
        options={universities}
        placeholder="Select a university"
        error="University is required."
      />
      <TagField label="Skills" value={skills} onChange={setSkills} suggestions={[]} onType={() => undefined} />
      <DatePicker
        label="Deadline"
        hint="Open until the end of this day."
        min="2026-11-21"
        value={deadline}
        onChange={setDeadline}
      />
      <DatePicker
        {...sharedProps}
        label="Deadline, too early"
        value="2024-01-31"
        error="Deadline cannot be in the past."
      />
      <DatePicker {...sharedProps} label="Deadline, fixed" value="2026-12-31" readOnly hint="The job is closed." />
      <DateTimePicker label="Preferred date" min="2026-11-21 14:00" value={startTime} onChange={setStartTime} />
      <DateTimePicker {...sharedProps} label="First alternative date" error="First alternative date is required." />
      <DateTimePicker {...sharedProps} label="Second alternative date" disabled />
    </ThreeColumns>
  );
}
