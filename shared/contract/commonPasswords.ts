/** The message for a password for which `isCommonPassword` is true. */
export const commonPasswordMessage = 'This password is too common. Choose another.';

/** Whether a password is easily guessed: a common word with the usual additions, a sequence, a repetition, the own name. */
export function isCommonPassword(password: string, email: string): boolean {
  const lowerCase = password.toLowerCase();
  const trimmed = lowerCase.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const withoutSubstitutions = [...lowerCase]
    .map((character) => characterSubstitutions[character] ?? character)
    .join('');
  const candidates = [
    lowerCase,
    trimmed,
    withoutSubstitutions,
    withoutSubstitutions.replace(/^[^a-z]+|[^a-z]+$/g, ''),
    withoutSubstitutions.replace(/[^a-z].*$/, ''),
  ];
  if (candidates.some((candidate) => commonWords.has(candidate) || commonWords.has(removeRepetition(candidate))))
    return true;
  if (keyboardSequences.some((sequence) => sequence.includes(lowerCase))) return true;
  if (new Set(lowerCase).size <= 2) return true;
  const [local = ''] = email.split('@');
  return lowerCase === email || (local.length >= 4 && (lowerCase === local || trimmed === local));
}

/** Turns `abcabc` into `abc`. */
function removeRepetition(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

// The most frequent passwords, without digits and punctuation before and after.
const commonWords = new Set(
  `password passwort passw0rd pass admin administrator root user guest welcome letmein login access secret master changeme
  default test testing tester demo temp hello iloveyou loveyou lovely love babygirl angel princess sunshine rainbow flower
  monkey dragon tiger lion eagle dolphin butterfly superman batman spiderman pokemon naruto starwars minecraft
  football soccer baseball basketball hockey cricket chelsea arsenal liverpool barcelona realmadrid manchester juventus
  qwerty qwertyuiop qwertyui asdf asdfgh asdfghjkl asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc azerty
  abc abcd abcdef abcdefg abcdefgh abcabc aaa computer internet samsung apple iphone google facebook whatsapp instagram twitter
  michael jordan daniel david joshua matthew andrew robert thomas jessica jennifer ashley nicole michelle charlie
  chocolate cookie summer winter spring autumn january december monday friday shadow ninja killer whatever
  trustno freedom forever family blessing blessed blessings jesus jesuschrist christ godisgood godislove gracious grace
  faith favour favor glory amazing heaven church nigeria lagos abuja naija ibadan student company foothold internship`.split(
    /\s+/,
  ),
);

const characterSubstitutions: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const keyboardSequences = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];
