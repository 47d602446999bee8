import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { t } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { ratePassword } from './passwordStrength';
import { Input } from './TextField';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  /** Shows the strength while the password is typed: for new passwords. */
  meter?: boolean;
}

/** A password, with a button that shows it. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  id,
  meter,
  onChange,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [password, setPassword] = useState('');
  const meterId = useId();
  const showsMeter = meter && password !== '';
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (meter) setPassword(event.target.value);
    onChange?.(event);
  };

  return (
    <div>
      <Field {...{ label, hint, error, optional, hideLabel, aside, id }} describedBy={showsMeter ? meterId : undefined}>
        {(controlProps) => (
          <InputWrapper>
            <Input {...input} {...controlProps} type={isShown ? 'text' : 'password'} onChange={handleChange} />
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!isShown)}
            />
          </InputWrapper>
        )}
      </Field>
      {showsMeter && <StrengthMeter id={meterId} password={password} />}
    </div>
  );
}

function StrengthMeter({ id, password }: { id: string; password: string }) {
  const { level, label } = ratePassword(password);
  return (
    <Scale>
      <Bars aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <Bar key={step} $on={step <= level} $weak={level < 2} />
        ))}
      </Bars>
      <span id={id} role="status">
        {label}
      </span>
    </Scale>
  );
}

const InputWrapper = styled.div`
  position: relative;
  > input { padding-right: 3.25rem; }
  > button { position: absolute; right: 2px; top: 2px; }
`;
const Scale = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-top: 0.5rem;
  font-size: ${t.size.small};
  color: ${t.color.ink2};
`;
const Bars = styled.span`display: grid; grid-template-columns: repeat(4, 2rem); gap: 0.25rem;`;
const Bar = styled.span<{ $on: boolean; $weak: boolean }>`
  height: 4px;
  border-radius: 2px;
  background: ${({ $on, $weak }) => (!$on ? t.color.line : $weak ? t.color.bad : t.color.good)};
`;
