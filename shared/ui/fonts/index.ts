import type { FontUrls } from '../styles/GlobalStyle';
import display from './bricolage-grotesque-latin-wght-normal.woff2';
import letters from './noto-sans-nigerian-400.woff2';
import boldLetters from './noto-sans-nigerian-700.woff2';

/** Of the files beside the app's scripts. */
export const fontUrls: FontUrls = { display, letters, boldLetters };
