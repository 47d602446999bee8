/** One character a byte: marks are ASCII, whatever else there is. */
export const toLatin1 = (content: Buffer): string => content.toString('latin1');

/** The pattern of a name in PDF, any letter of which may be written as its code: /#4aavaScript. It ends where the name ends. */
export function toNamePattern(name: string): string {
  const letters = Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code}|#${code.toUpperCase()})`;
  });
  return `/${letters.join('')}(?![A-Za-z0-9#])`;
}

const [space, reference] = ['[\\0\\s]*', '\\d{1,10}[\\0\\s]+\\d{1,10}[\\0\\s]+R'];
const [typeKey, scriptKey, script, launch] = ['S', 'JS', 'JavaScript', 'Launch'].map(toNamePattern);

/**
 * An action has its type as the value of its entry S, or refers there to an object that is the type alone. A script has its
 * text in an entry JS as well. What stands in the text of a page, such as "CSS/JavaScript", is none of these.
 */
const action = new RegExp(
  [
    `${typeKey}${space}(?:${script}|${launch})`,
    `${scriptKey}${space}(?:[(<]|${reference})`,
    `(?:^|[\\0\\s>\\]]|obj)${launch}(?=[\\0\\s<[/]|endobj|$)`,
  ].join('|'),
);
const encryption = new RegExp(toNamePattern('Encrypt'));

export const isEncrypted = (text: string): boolean => encryption.test(text);

/** Also where comments stand between the parts of an action. */
export const hasAction = (content: Buffer): boolean =>
  action.test(toLatin1(content)) || action.test(toLatin1(blankComments(content)));

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
