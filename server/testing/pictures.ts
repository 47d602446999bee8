import sharp from 'sharp';

const red = { r: 200, g: 30, b: 30 };

/** A plain red picture of this size. */
export const aPicture = (as: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', width = 600, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .toFormat(as)
    .toBuffer();

/** Files that claim to be pictures: some are none, an SVG may contain scripts. */
export const hostilePictures = {
  svg: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(document.domain)</script></svg>',
  ),
  html: Buffer.from('<html><script>alert(1)</script></html>'),
  broken: Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from('0000000d49484452', 'hex'),
    Buffer.alloc(64),
  ]),
};
