import { text } from './fields';

export const noteBody = text('A note', 4000, 'Write something first.');
