import { findTemplateProblem, maxMessageLength } from '@foothold/shared/contract';

/** What is wrong with a message to several applicants, with its place where it has one; undefined where nothing is. */
export function findMessageProblem(text: string): string | undefined {
  if (!text.trim()) return 'Write a message.';
  if (text.trim().length > maxMessageLength) return `At most ${maxMessageLength.toLocaleString('en')} characters.`;
  return findTemplateProblem(text)?.message;
}

/** A template after what is written already; in its place where that is empty or the template before, unchanged. */
export function insertTemplate(written: string, template: string, before: string | undefined): string {
  const isReplaced = !written.trim() || written === before;
  return isReplaced ? template : `${written.trimEnd()}\n\n${template}`;
}
