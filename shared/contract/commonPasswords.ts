/** What people are told of a password that `isCommonPassword` knows. */
export const commonPasswordMessage = 'This password is too common. Choose another.';

/** Whether a guesser would try this among the first: common words with the usual trimmings, runs, repeats, one's own name. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const bare = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const unswapped = [...plain].map((character) => characterSubstitutions[character] ?? character).join('');
  const candidates = [
    plain,
    bare,
    unswapped,
    unswapped.replace(/^[^a-z]+|[^a-z]+$/g, ''),
    unswapped.replace(/[^a-z].*$/, ''),
  ];
  if (candidates.some((candidate) => commonWords.has(candidate) || commonWords.has(removeRepetition(candidate))))
    return true;
  if (keyboardSequences.some((sequence) => sequence.includes(plain))) return true;
  if (new Set(plain).size <= 2) return true;
  const [local = ''] = email.split('@');
  return plain === email || (local.length >= 4 && (plain === local || bare === local));
}

/** `abcabc` is no better than `abc`. */
function removeRepetition(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}

// What most people take when a form asks for a password, without the digits and signs that they put around it.
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
