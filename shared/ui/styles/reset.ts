import { css } from 'styled-components';
import { t } from '../theme/tokens';

/** Base styles of HTML elements. */
export const reset = css`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-block: 5rem calc(var(--dock, 0px) + 1rem); }
  body {
    margin: 0;
    background: ${t.color.background};
    color: ${t.color.ink};
    font: 400 ${t.size.body}/1.55 ${t.font.body};
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend { margin: 0; padding: 0; border: 0; }
  fieldset { min-width: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { font: inherit; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { -webkit-tap-highlight-color: transparent; touch-action: manipulation; }
  svg { display: block; flex: none; }
  img, video { max-width: 100%; height: auto; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 3px solid ${t.color.focus}; outline-offset: 2px; }
  /* The main part and headings get the focus by script after a navigation; they are not controls. */
  main:focus-visible, h1:focus-visible { outline: none; }
`;
