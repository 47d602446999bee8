import { create } from 'zustand';

export interface Message {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

/** One at a time: what happens last is what a person asks about, so it takes the place of the one before. */
export const useToast = create<{ message: Message | null }>()(() => ({ message: null }));

/** Tells what happened, from anywhere: a success for three seconds, an error until it is dismissed. */
export const toast = {
  success: (text = 'Action completed successfully!') => show('success', text),
  error: (text = 'An error occurred!') => show('error', text),
  clear: () => useToast.setState({ message: null }),
};

let last = 0;

function show(kind: Message['kind'], text: string) {
  last += 1;
  useToast.setState({ message: { id: last, kind, text } });
}
