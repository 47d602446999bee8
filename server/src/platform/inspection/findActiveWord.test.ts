import { aDocx, documents } from '../../../testing';
import { findActiveWord } from './findActiveWord';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relating = (type: string, rest = '', target = 'x') => ({
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="${type}" Target="${target}" ${rest}/></Relationships>`,
});
const external = 'TargetMode="External"';
const saying = (content: string) => ({ 'word/document.xml': `<w:p>${content}</w:p>` });
const inPieces = '<w:instrText>DDE</w:instrText></w:r><w:r><w:instrText xml:space="preserve">AUTO cmd</w:instrText>';

describe('findActiveWord', () => {
  it.each([
    ['a part of macros', { 'word/vbaProject.bin': 'x' }],
    ['macros under another name', relating('http://schemas.microsoft.com/office/2006/relationships/vbaProject')],
    ['the type of a document with macros', { x: '<Override ContentType="…document.macroEnabled.main+xml"/>' }],
    ['an embedded object', relating(`${office}/oleObject`)],
    ['an embedded file', relating(`${office}/package`)],
    ['a letter as its code', relating(`${office}/ole&#x4f;bject`)],
    ['a template from elsewhere', relating(`${office}/attachedTemplate`, external, 'https://evil.example/x.dotm')],
    ['a template of the network', relating(`${office}/attachedTemplate`, external, 'file:///\\\\evil\\x.dotm')],
    ['a template of a server', relating(`${office}/attachedTemplate`, external, 'file://evil/x.dotm')],
    ['a picture from elsewhere', relating(`${office}/image`, external)],
    ['what only seems to be a link', relating(`${office}/image`, `${external} X=' Type="/hyperlink"'`)],
    ['a field that starts a program', saying('<w:fldSimple w:instr=" DDEAUTO cmd.exe "/>')],
    ['the same in pieces', saying(`<w:fldChar w:fldCharType="begin"/>${inPieces}`)],
    ['the same around a comment', saying('<w:instrText>DD<!-- -->E cmd</w:instrText>')],
    ['the same in UTF-16', { 'word/x.xml': Buffer.from('\ufeff<w:fldSimple w:instr="DDE cmd"/>', 'utf16le') }],
  ])('refuses %s', async (_, parts) => {
    expect(await findActiveWord(aDocx(parts))).toMatch(/^This document holds macros, embedded files or content from/);
  });

  it.each([
    ['nothing of the kind', {}],
    [
      'the template it was begun with',
      relating(`${office}/attachedTemplate`, external, 'file:///C:\\Users\\Ada\\Resume.dotx'),
    ],
    ['a link', relating(`${office}/hyperlink`, external)],
    ['a picture of its own', relating(`${office}/image`)],
    ['a page number', saying('<w:fldSimple w:instr=" PAGE "/>')],
    ['a text about DDE', saying('<w:t>DDEAUTO and macros</w:t>')],
  ])('lets %s pass', async (_, parts) => {
    expect(await findActiveWord(aDocx(parts))).toBeUndefined();
  });

  it.each([
    ['is cut off', documents.docx.subarray(0, 150)],
    ['defines words of its own', aDocx(saying('<!DOCTYPE x [<!ENTITY e "DDE">]>'))],
    ['is larger than is read', aDocx({ 'word/document.xml': Buffer.alloc(20_000_000) })],
  ])('does not accept what %s', async (_, content) => {
    expect(await findActiveWord(content)).toMatch(/^This file could not be checked\./);
  });
});
