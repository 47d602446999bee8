const twoMegabytes = 2 * 1024 * 1024;

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/** Why a picture can't be sent, known before it travels; the server looks inside it. */
export function validatePicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return 'Send a PNG, JPEG or WebP picture.';
  if (size === 0) return 'This picture is empty.';
  if (size > twoMegabytes) return 'This picture is larger than 2 MB.';
  return undefined;
}
