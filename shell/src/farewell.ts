const key = 'foothold-word';

/** Leaves a sentence for the next document to say. */
export const leaveWord = (text: string) => sessionStorage.setItem(key, text);

/** The sentence that the document before left, once. */
export function takeWord(): string | null {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text;
}
