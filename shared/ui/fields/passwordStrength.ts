export interface PasswordStrength {
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
