import { deflateSync } from 'node:zlib';
import { documents } from '../../../testing';
import { findActiveContent } from './findActiveContent';

const pdf = 'application/pdf';
const word = 'application/msword';

const aPdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), ...objects.map((object) => Buffer.from(object)), Buffer.from('\n%%EOF\n')]);
/** Objects in a compressed stream, as current writers of PDF put them there. */
const inStream = (objects: string | Buffer, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} >>\nstream\r\n`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
/** A stream whose dictionary holds a text that looks like the begin of its content. */
const decoy = (objects: string) =>
  Buffer.concat([
    Buffer.from('7 0 obj\n<< /Type /ObjStm /X (stream\n'),
    deflateSync('nothing'),
    Buffer.from(') /N 1 /First 4 >>stream\n'),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const inObjects = (extra: string, objects: string) => inStream(objects, `/N 1 /First 4 ${extra} /Filter /FlateDecode`);
/** As a scanner writes them: JPEG is not compressed again. */
const picture = Buffer.concat([
  Buffer.from('8 0 obj << /Subtype /Image /Filter /DCTDecode >>\nstream\n'),
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  Buffer.alloc(200_000, 0x5a),
  Buffer.from('\nendstream\nendobj\n'),
]);
const fonts = Array.from({ length: 2_500 }, (_, index) => inStream(`font ${index}`, '/Length1 9 /Filter /FlateDecode'));
const manyStreams = Buffer.concat(Array.from({ length: 6_000 }, () => inStream('a', '/Length 9')));
/** Each holds the keyword of the next, and then all read the same empty blocks. */
const sharedStreams = Buffer.concat([
  ...Array.from({ length: 500 }, () => Buffer.from('stream\n\x78\x01\x00\x09\x00\xf6\xff', 'latin1')),
  Buffer.from('\x00\x00\x00\xff\xff'.repeat(200_000), 'latin1'),
]);
const script = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('findActiveContent', () => {
  it.each([
    ['a script', aPdf(`1 0 obj ${script} endobj`)],
    ['a program that is started', aPdf('1 0 obj << /S/Launch /F (cmd.exe) >> endobj')],
    ['a name with letters as codes', aPdf('1 0 obj << /#53 /J#61vaScrip#74 /JS (x) >> endobj')],
    ['a type of its own object', aPdf('1 0 obj << /S 5 0 R /JS (x) >> endobj 5 0 obj /JavaScript endobj')],
    [
      'the type Launch as an object of its own',
      aPdf('1 0 obj << /S 5 0 R /F (cmd.exe) >> endobj 5 0 obj/Launch endobj'),
    ],
    ['a script that stands elsewhere', aPdf('1 0 obj << /S 5 0 R /JS%\n 6 0 R >> endobj')],
    ['a comment between the names', aPdf('1 0 obj << /S % here\n /JavaScript /JS (x) >> endobj')],
    ['a script among compressed objects', aPdf(inStream(`1 0 ${script}`))],
    ['a script in a stream that does not say its type', aPdf(inStream(`1 0 ${script}`, '/N 1 /First 4'))],
    ['a script in a stream that seems to hold a page', aPdf(inStream(`1 0 ${script}`, '/N 1 /First 4 /X (endobj)'))],
    ['a script behind a stream within a text', aPdf(decoy(`1 0 ${script}`))],
    ['objects that a predictor hides', aPdf(inStream('1 0 << >>', '/Type /ObjStm /DecodeParms << /Predictor 12 >>'))],
    ['a script in the second of two streams', aPdf(inStream('1 0 << >>'), inStream(`2 0 ${script}`))],
    ['a script after the end of an object within a text', aPdf(inObjects('/X (endobj)', `1 0 ${script}`))],
    ['a script after the end of a stream within a text', aPdf(inObjects('/X (endstream)', `1 0 ${script}`))],
    ['a script behind more than 2 MB', aPdf(inObjects('/X/endobj', `1 0${' '.repeat(2_100_000)}${script}`))],
    ['a script after 2,001 comments', aPdf('%stream\n'.repeat(2_001), inObjects('/X (endobj)', `1 0 ${script}`))],
    ['a predictor after the end of a stream within a text', aPdf(inObjects('/X (endstream) /Predictor 12', '1 0'))],
    ['a form that is a program', aPdf('1 0 obj << /AcroForm << /XFA [(template) 5 0 R] >> >> endobj')],
    ['a stream that cannot be read', aPdf('7 0 obj << /Type /ObjStm /Filter /LZWDecode >>\nstream\n123\nendstream')],
  ])('refuses a PDF with %s', async (_, content) => {
    expect(await findActiveContent(content, pdf)).toMatch(/^This PDF holds a script, or starts a program\./);
  });

  it.each([
    ['nothing of the kind', documents.pdf],
    ['the languages of a developer', aPdf('BT (HTML/CSS/JavaScript, /S and /Launch) Tj ET')],
    ['compressed objects', aPdf(inStream('1 0 << /Type /Page >>'))],
    ['the page of a developer', aPdf(inStream('BT (Node /JS \\(5 years\\), CSS/JavaScript) Tj ET', '/Length 99'))],
    ['a picture with a predictor', aPdf(inStream(Buffer.alloc(3_000_000), '/Subtype /Image /Predictor 15'))],
    ['a scan, a font and compressed objects', aPdf(inStream('1 0 << /Type /Page >>'), picture, ...fonts)],
    ['an outline', aPdf('4 0 obj << /First 5 0 R >> endobj\n', inStream('q Q', '/Length 9'))],
    ['a picture and no compressed objects', aPdf('1 0 obj << /Type /XObject >>\nstream\n', Buffer.alloc(5_000))],
  ])('lets a PDF pass with %s', async (_, content) => {
    expect(await findActiveContent(content, pdf)).toBeUndefined();
  });

  it.each([
    ['a stream that grows to more than is read', aPdf(inStream(Buffer.alloc(40_000_000)))],
    ['more streams than are read', aPdf(manyStreams, '/ObjStm')],
    ['streams that share one long end without content', aPdf(sharedStreams, '/ObjStm')],
    ['another filter', aPdf(inStream('1 0 << >>'), '8 0 obj << /Filter /A85 >>\nstream\n123~>\nendstream')],
    ['another filter beside a picture', aPdf(inStream('1 0 << /Filter /AHx >>'), picture)],
  ])('does not accept a PDF that cannot be looked through: %s', async (_, content) => {
    expect(await findActiveContent(content, pdf)).toBe(
      'This file could not be checked. Save it as a new one and choose that.',
    );
  });

  it('asks for a PDF without a password where one hides its objects', async () => {
    const content = aPdf(inStream('1 0 << >>'), 'trailer << /Encrypt 9 0 R >>');
    expect(await findActiveContent(content, pdf)).toMatch(/^This PDF is protected/);
  });

  it('refuses a DOC with macros, and none about them', async () => {
    const withName = (name: string) => Buffer.concat([documents.doc, Buffer.from(name, 'utf16le')]);
    expect(await findActiveContent(withName('_VBA_PROJECT'), word)).toMatch(/^This document holds macros/);
    expect(await findActiveContent(withName('_vba_project'), word)).toMatch(/^This document holds macros/);
    expect(await findActiveContent(withName('I wrote Macros for VBA.'), word)).toBeUndefined();
  });

  it.each([
    ['names without end', '/S '],
    ['comments without end', '/S%'],
    ['streams without content', '/ObjStm '],
    ['comments on lines of their own', '%\n'],
    ['contents of streams', 'stream\n'],
    ['contents of streams of objects', '/First stream\n'],
    ['names of streams and their contents', '/ObjStm\nstream\n'],
  ])('reads 5 MB of %s', async (_, part) => {
    const content = aPdf(part.repeat(5_000_000 / part.length));
    await expect(findActiveContent(content, pdf)).resolves.not.toBe(null);
  });
});
