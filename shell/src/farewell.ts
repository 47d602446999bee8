/** A sentence that one document leaves for the next, which takes it once. */
const message = (key: string) => ({
  leave: (text: string) => sessionStorage.setItem(key, text),
  take(): string | null {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  },
});

/** What is said in passing: that something worked. */
export const { leave: leaveWord, take: takeWord } = message('foothold-word');

/** Why the login came in between. */
export const { leave: leaveReason, take: takeReason } = message('foothold-reason');
