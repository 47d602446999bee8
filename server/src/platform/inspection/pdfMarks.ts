/** One character a byte: marks are ASCII, whatever else there is. */
const toLatin1 = (content: Buffer): string => content.toString('latin1');

/** A PDF as it is, and with blanks in place of comments and of what may be one. */
export interface PdfText {
  text: string;
  withoutComments: string;
}

export const toPdfText = (content: Buffer): PdfText => ({
  text: toLatin1(content),
  withoutComments: toLatin1(blankComments(content)),
});

/** The pattern of a name in PDF, any letter of which may be written as its code: /#4aavaScript. It ends where the name ends. */
export const toNamePattern = (name: string): string => `/${toLetters(name)}`;

function toLetters(name: string): string {
  const letters = Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
  });
  return `${letters.join('')}(?![A-Za-z0-9#])`;
}

const [space, reference] = ['[\\0\\s]*', '\\d{1,10}[\\0\\s]+\\d{1,10}[\\0\\s]+R'];
const [typeKey, scriptKey, script, launch, form] = ['S', 'JS', 'JavaScript', 'Launch', 'XFA'].map(toLetters);

/**
 * An action has its type as the value of its entry S, or refers there to an object that is the type alone. A script has its
 * text in an entry JS as well, and an XFA form is a program by itself. What stands in the text of a page, such as
 * "CSS/JavaScript", is none of these. The slash stands first, because looking for one character is fast.
 */
const action = new RegExp(
  `/(?:${[
    `${typeKey}${space}/(?:${script}|${launch})`,
    `${scriptKey}${space}(?:[(<]|${reference})`,
    `${form}${space}(?:\\[|${reference})`,
    `(?<=(?:^|[\\0\\s>\\]]|obj)/)${launch}(?=[\\0\\s<[/]|endobj|$)`,
  ].join('|')})`,
);
const encryption = new RegExp(toNamePattern('Encrypt'));

/** Filters that are none of pictures, besides the usual one. Three letters after a blank or a name are rare by chance. */
const otherFilter = new RegExp(
  `/(?:${[
    ...['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode'].map(toLetters),
    `(?<=[\\0\\s[A-Za-z0-9]/)(?:${['AHx', 'A85', 'LZW', 'RL'].map(toLetters).join('|')})(?=[\\0\\s/\\]>]|endobj|$)`,
  ].join('|')})`,
);

export const namesOtherFilter = (text: string): boolean => otherFilter.test(text);

export const isEncrypted = (text: string): boolean => encryption.test(text);

/** Also where comments stand between the parts of an action. */
export const hasAction = ({ text, withoutComments }: PdfText): boolean =>
  action.test(text) || action.test(withoutComments);

const [percent, lineFeed, carriageReturn, blank] = [0x25, 0x0a, 0x0d, 0x20];

/** Byte by byte: a regular expression takes a hundred times as long for millions of comments. */
function blankComments(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  let isComment = false;
  for (let index = 0; index < copy.length; index += 1) {
    const byte = copy[index];
    if (byte === percent) isComment = true;
    else if (byte === lineFeed || byte === carriageReturn) isComment = false;
    if (isComment) copy[index] = blank;
  }
  return copy;
}
