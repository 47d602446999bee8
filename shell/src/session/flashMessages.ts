/** A message that one document stores for the next one, which reads it once. */
const createFlashMessage = (key: string) => ({
  set: (text: string) => sessionStorage.setItem(key, text),
  take(): string | null {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  },
});

/** A confirmation, shown as a toast. */
export const { set: setFlashMessage, take: takeFlashMessage } = createFlashMessage('foothold-word');

/** Why the user has to log in again. */
export const { set: setLoginReason, take: takeLoginReason } = createFlashMessage('foothold-reason');
