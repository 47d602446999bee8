import { css } from 'styled-components';

/**
 * On paper: what is read, without what is pressed. The bars of a page are fixed, so they would cover each sheet; dialogs and
 * toasts lie over the page, and a row that scrolls sideways would be cut off.
 */
export const printStyle = css`
  @media print {
    body { padding: 0 !important; }
    nav, a[href='#main'], [aria-label='Sidebar'], [data-bar], dialog, [role='search'], [role='progressbar'], [role='group']:not(:has(table)),
    main button:not(th > button), main label:has(select), header:not(main header), footer:not(main footer) { display: none !important; }
    main { max-width: none !important; padding: 0 !important; }
    article, tr { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    main a { color: inherit; text-decoration: underline; }
  }
`;
