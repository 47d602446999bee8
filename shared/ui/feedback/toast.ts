import { create } from 'zustand';

export interface ToastMessage {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** The current message. Only one is shown at a time; a new one replaces it. */
export const useToast = create<{ message: ToastMessage | null }>()(() => ({ message: null }));

/** Shows a message for three seconds. `error` returns its text, so that it can also stand where it arose. */
export const toast = {
  success: (text = 'Action completed successfully!') => show('success', text),
  error(text = 'An error occurred!'): string {
    show('error', text);
    return text;
  },
  clear: () => useToast.setState({ message: null }),
};

let lastId = 0;

function show(kind: ToastMessage['kind'], text: string) {
  lastId += 1;
  useToast.setState({ message: { id: lastId, kind, text } });
}
