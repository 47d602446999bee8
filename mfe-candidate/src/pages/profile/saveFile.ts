/** Milliseconds: some browsers read the file only after the click. */
const revokeDelay = 60_000;

/** Hands a file to the browser as a download. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), revokeDelay);
}
