import { createGlobalStyle, css } from 'styled-components';
import { dark, forced, light, type Palette } from '../theme/palette';
import { media, t } from '../theme/tokens';
import { nigerianLetters } from './nigerianLetters';
import { printStyle } from './print';
import { reset } from './reset';

/** The addresses of the font files: of the display font, and of the letters that a system font may lack. */
export interface FontUrls {
  display: string;
  letters: string;
  boldLetters: string;
}

/** The CSS variables, fonts and element styles. Rendered once, by the shell. Without `$fontUrls`, no font is loaded. */
export const GlobalStyle = createGlobalStyle<{ $fontUrls: FontUrls | null }>`
  ${({ $fontUrls }) => $fontUrls && declareFonts($fontUrls)}
  /* Fallbacks with the metrics of the display font, so that the layout does not shift when it has loaded. */
  @font-face {
    font-family: 'Bricolage Fallback Android';
    src: local('Roboto Bold'), local('Roboto-Bold');
    font-weight: 500 800;
    size-adjust: 108.7%;
    ascent-override: 85.6%;
    descent-override: 24.8%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    font-weight: 500 800;
    size-adjust: 102%;
    ascent-override: 91.2%;
    descent-override: 26.5%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Bricolage Fallback Noto';
    src: local('Noto Sans Bold'), local('NotoSans-Bold'), local('Open Sans Bold'), local('OpenSans-Bold');
    font-weight: 500 800;
    size-adjust: 97%;
    ascent-override: 95.9%;
    descent-override: 27.8%;
    line-gap-override: 0%;
  }
  :root { color-scheme: light dark; ${declareVariables(light)} }
  @media (prefers-color-scheme: dark) { :root { ${declareVariables(dark)} } }
  :root[data-theme='light'] { color-scheme: light; ${declareVariables(light)} }
  :root[data-theme='dark'] { color-scheme: dark; ${declareVariables(dark)} }
  /* The browser would paint every ground alike and a strip behind each text: the system's colours are in the palette instead. */
  ${media.forcedColors} { :root:root { forced-color-adjust: none; ${declareVariables(forced)} } }
  ${media.reducedMotion} {
    :root { ${t.vars.time.fast}: 0.01ms; ${t.vars.time.medium}: 0.01ms; ${t.vars.time.slow}: 0.01ms; }
  }
  ${reset}
  @media print { :root:root { color-scheme: light; ${declareVariables({ ...light, background: '#ffffff' })} } }
  ${printStyle}
`;

function declareFonts({ display, letters, boldLetters }: FontUrls) {
  return css`
    @font-face {
      font-family: 'Bricolage Grotesque';
      src: url('${display}') format('woff2');
      font-weight: 200 800;
      font-display: swap;
      unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
    }
    @font-face {
      font-family: 'Noto Sans Nigerian';
      src: url('${letters}') format('woff2');
      font-weight: 400;
      font-display: swap;
      unicode-range: ${nigerianLetters};
    }
    @font-face {
      font-family: 'Noto Sans Nigerian';
      src: url('${boldLetters}') format('woff2');
      font-weight: 700;
      font-display: swap;
      unicode-range: ${nigerianLetters};
    }
  `;
}

/** Redefines the colour variables for a dark green background, so that components inside need no variants. */
export const brandSurfaceStyle = css`
  ${t.vars.color.background}: ${t.color.pine};
  ${t.vars.color.surface}: ${t.color.pine};
  ${t.vars.color.sunken}: ${t.color.pine2};
  ${t.vars.color.line}: ${t.color.pineLine};
  ${t.vars.color.lineStrong}: ${t.color.onPine2};
  ${t.vars.color.ink}: ${t.color.onPine};
  ${t.vars.color.ink2}: ${t.color.onPine2};
  ${t.vars.color.ink3}: ${t.color.onPine2};
  ${t.vars.color.outline}: ${t.color.onPine2};
  ${t.vars.color.focus}: ${t.color.onPine};
  background: ${t.color.pine};
  color: ${t.color.onPine};
`;

function declareVariables(palette: Palette) {
  return Object.entries(palette)
    .map(([name, value]) => `${t.vars.color[name as keyof Palette]}: ${value};`)
    .join(' ');
}
