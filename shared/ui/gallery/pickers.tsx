import { useState } from 'react';
import { CheckboxGroup } from '../fields/CheckboxGroup';
import { ComboBox } from '../pickers/ComboBox';
import { DatePicker, DateTimePicker } from '../pickers/DatePicker';
import { Three } from './fields';

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
  const [moment, setMoment] = useState('2026-12-02 10:00');
  const same = { value: '', onChange: () => undefined };

  return (
    <Three>
      <ComboBox
        label="University"
        options={universities}
        placeholder="Select a university"
        value={university}
        onChange={setUniversity}
      />
      <ComboBox
        label="Location"
        free
        optional
        options={['Abuja', 'Ibadan', 'Ikeja', 'Port Harcourt', 'Yaba']}
        hint="Choose from the list or write another place."
        value={place}
        onChange={setPlace}
      />
      <ComboBox
        {...same}
        label="University, left out"
        options={universities}
        placeholder="Select a university"
        error="University is required."
      />
      <DatePicker
        label="Deadline"
        hint="Open until the end of this day."
        min="2026-11-21"
        value={deadline}
        onChange={setDeadline}
      />
      <DatePicker {...same} label="Deadline, too early" value="2024-01-31" error="Deadline cannot be in the past." />
      <DatePicker {...same} label="Deadline, fixed" value="2026-12-31" readOnly hint="The job is closed." />
      <DateTimePicker label="Preferred date" min="2026-11-21 14:00" value={moment} onChange={setMoment} />
      <DateTimePicker {...same} label="First alternative date" error="First alternative date is required." />
      <DateTimePicker {...same} label="Second alternative date" disabled />
    </Three>
  );
}

export function Groups() {
  const [days, setDays] = useState<readonly string[]>(['Monday']);
  const tick = (day: string) => setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
  return (
    <Three>
      <CheckboxGroup
        label="Days on site"
        name="days"
        options={['Monday', 'Tuesday', 'Wednesday']}
        hint={`${days.length} of 3 days.`}
        chosen={days}
        onChange={({ target }) => tick(target.value)}
      />
      <CheckboxGroup
        label="Documents"
        name="documents"
        stacked
        options={['Résumé', 'Internship letter']}
        error="Documents are required."
      />
      <CheckboxGroup label="Languages" name="languages" optional disabled options={['English', 'Hausa', 'Yorùbá']} />
    </Three>
  );
}
