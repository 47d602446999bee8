import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PrerenderedPage } from '../boot';
import { createMemoryRouter, RouterProvider } from '../router';
import { loadContourLines } from '../ui/drawings/contourLines';
import { GlobalStyle } from '../ui/styles/GlobalStyle';

/** Renders pages to markup and styles, by route pattern. Data that only the server knows is a `{{placeholder}}`. */
export async function prerenderPages(pages: Record<string, ReactNode>): Promise<Record<string, PrerenderedPage>> {
  await loadContourLines();
  return Object.fromEntries(Object.entries(pages).map(([pattern, page]) => [pattern, prerenderPage(page)]));
}

const fontUrls = { display: '{{{font_url}}}', letters: '{{{letters_url}}}', boldLetters: '{{{bold_letters_url}}}' };

function prerenderPage(page: ReactNode): PrerenderedPage {
  const sheet = new ServerStyleSheet();
  const Component = () => page;
  const router = createMemoryRouter([{ path: '*', Component }]);
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle $fontUrls={fontUrls} />
        <RouterProvider router={router} />
      </>,
    ),
  );
  // React adds preloads of images whose address is a placeholder, which may stay empty.
  const html = markup.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled.*$/g, '');
  sheet.seal();
  return { html, css };
}
