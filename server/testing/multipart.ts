export interface FilePart {
  name: string;
  content: Buffer;
}

/** A multipart body as a browser would send it. */
export function multipart(fields: Record<string, unknown>, files: Record<string, FilePart>) {
  const boundary = '----FootholdTestBoundary';
  const part = (disposition: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(String(value)))),
    ...Object.entries(files).map(([field, { name, content }]) =>
      part(`name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
