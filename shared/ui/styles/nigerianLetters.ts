/**
 * What `fonts/noto-sans-nigerian-*.woff2` has, as a CSS `unicode-range`: the letters of Yoruba, Igbo and Hausa beyond ASCII, ₦,
 * and the tone marks with the ASCII letters that carry them, because a mark is placed by the font that has its letter too.
 */
export const nigerianLetters =
  'U+0041, U+0045, U+0049, U+004D-004F, U+0053, U+0055, U+0061, U+0065, U+0069, U+006D-006F, U+0073, U+0075, ' +
  'U+00C0-00C2, U+00C8-00CA, U+00CC-00CE, U+00D2-00D4, U+00D9-00DB, U+00E0-00E2, U+00E8-00EA, U+00EC-00EE, ' +
  'U+00F2-00F4, U+00F9-00FB, U+0100-0101, U+0112-0113, U+011A-011B, U+012A-012B, U+0143-0144, U+0147-0148, ' +
  'U+014C-014D, U+015A-015D, U+0160-0161, U+016A-016B, U+0181, U+018A, U+0198-0199, U+01B3-01B4, U+01CD-01D4, ' +
  'U+01F8-01F9, U+0253, U+0257, U+02BC, U+0300-0302, U+0304, U+0307, U+030C, U+0323, U+1E3E-1E3F, U+1E44-1E45, ' +
  'U+1E62-1E63, U+1EB8-1EB9, U+1ECA-1ECD, U+1EE4-1EE5, U+20A6';
