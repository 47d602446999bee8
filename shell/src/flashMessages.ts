/** A sentence that one document leaves for the next, which takes it once. */
const createFlashMessage = (key: string) => ({
  set: (text: string) => sessionStorage.setItem(key, text),
  take(): string | null {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  },
});

/** What is said in passing: that something worked. */
export const { set: setFlashMessage, take: takeFlashMessage } = createFlashMessage('foothold-word');

/** Why the login came in between. */
export const { set: setLoginReason, take: takeLoginReason } = createFlashMessage('foothold-reason');
