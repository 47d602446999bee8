export interface Strength {
  /** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
  level: 0 | 1 | 2 | 3 | 4;
  word: string;
}

const words = ['Too short: 8 characters at least', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const guessable = /^(.)\1+$|pass(word)?|qwert|abcd|1234|4321|letmein|welcome|admin|nigeria|foothold/i;

/** How hard a password is to guess, told while one types. The server has the last word. */
export function strengthOf(password: string): Strength {
  if (password.length < 8) return of(0);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (guessable.test(password) || distinct < 5) return of(1);
  const score = password.length + kinds * 2;
  return of(score >= 22 ? 4 : score >= 16 ? 3 : 2);
}

const of = (level: Strength['level']): Strength => ({ level, word: words[level] });
