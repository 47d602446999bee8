export interface PasswordStrength {
  /** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
  level: 0 | 1 | 2 | 3 | 4;
  label: string;
}

const strengthLabels = ['Too short: 8 characters at least', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const guessablePattern = /^(.)\1+$|pass(word)?|qwert|abcd|1234|4321|letmein|welcome|admin|nigeria|foothold/i;

/** How hard a password is to guess, told while one types. The server has the last word. */
export function ratePassword(password: string): PasswordStrength {
  if (password.length < 8) return toStrength(0);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (guessablePattern.test(password) || distinct < 5) return toStrength(1);
  const score = password.length + kinds * 2;
  return toStrength(score >= 22 ? 4 : score >= 16 ? 3 : 2);
}

const toStrength = (level: PasswordStrength['level']): PasswordStrength => ({ level, label: strengthLabels[level] });
