/** What clamd says of a file. `reason` is its own word for it. */
export type Verdict =
  | { status: 'clean' }
  | { status: 'infected'; reason: string }
  /** It has not looked at all of the file, and will not the next time. */
  | { status: 'unscannable'; reason: string };

/** Alerts that are no malware: parts that clamd has left out, because of its limits or because they are encrypted. */
const leftOut = /^Heuristics\.(Limits\.Exceeded|Encrypted)\b/;

/** Interprets a reply to INSTREAM. Throws on all that is no verdict: an error of clamd, or words that nobody knows. */
export function parseReply(reply: string, isWhole: boolean): Verdict {
  if (reply === 'stream: OK' && isWhole) return { status: 'clean' };
  const [, reason] = /^stream: (\S.*) FOUND$/.exec(reply) ?? [];
  if (reason) return { status: leftOut.test(reason) ? 'unscannable' : 'infected', reason };
  if (/^INSTREAM size limit exceeded\b.*ERROR$/.test(reply))
    return { status: 'unscannable', reason: 'larger than StreamMaxLength' };
  throw new Error(`clamd has no verdict: ${reply.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)}`);
}
