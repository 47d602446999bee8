const allowedExtensions = /\.(pdf|docx?)$/i;
const maxBytes = 5 * 1024 * 1024;

export const acceptedFiles =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Why a file cannot be uploaded, by its name: the field does not hold it. The server also checks the content. */
export function validateFile({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!allowedExtensions.test(name)) return `“${name}” is not a PDF, DOC or DOCX file.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > maxBytes) return `“${name}” is larger than 5 MB.`;
  return undefined;
}

/** '182 KB', '1.4 MB' */
export function formatFileSize(bytes: number) {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
