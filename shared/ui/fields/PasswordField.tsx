import { Eye, EyeOff } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../buttons/IconButton';
import { t } from '../theme/tokens';
import { Field, type FieldProps } from './Field';
import { Input } from './TextField';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  /** Shows the rule, and the strength while the password is typed: for new passwords. */
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
  // Beside an error it would say the same once more, or praise what was refused.
  const showsRule = meter && password === '' && !error;
  const showsMeter = meter && password !== '' && !error;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (meter) setPassword(event.target.value);
    onChange?.(event);
  };

  return (
    <div>
      <Field
        {...{ label, error, optional, hideLabel, aside, id }}
        hint={hint ?? (showsRule && 'Use at least 8 characters.')}
        describedBy={showsMeter ? meterId : undefined}
      >
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

interface PasswordStrength {
  /** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
  level: 0 | 1 | 2 | 3 | 4;
  label: string;
}

const strengthLabels = ['Too short: 8 characters at least', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const guessablePattern = /^(.)\1+$|pass(word)?|qwert|abcd|1234|4321|letmein|welcome|admin|nigeria|foothold/i;

/** Estimates how hard a password is to guess, as feedback while typing. What is accepted is the server's decision. */
export function ratePassword(password: string): PasswordStrength {
  if (password.length < 8) return toStrength(0);
  const kindCount = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinctCount = new Set(password).size;
  if (guessablePattern.test(password) || distinctCount < 5) return toStrength(1);
  const score = password.length + kindCount * 2;
  return toStrength(score >= 22 ? 4 : score >= 16 ? 3 : 2);
}

const toStrength = (level: PasswordStrength['level']): PasswordStrength => ({ level, label: strengthLabels[level] });

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
