import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { PrerenderedPage } from '../boot';
import { createMemoryRouter, RouterProvider } from '../router';
import { loadContourLines } from '../ui/drawings/contourLines';
import { GlobalStyle } from '../ui/styles/GlobalStyle';

/** Pages by route pattern, each as markup and the rules that dress it. What the server knows better stands as `{{a slot}}`. */
export async function prerenderPages(pages: Record<string, ReactNode>): Promise<Record<string, PrerenderedPage>> {
  await loadContourLines();
  return Object.fromEntries(Object.entries(pages).map(([pattern, page]) => [pattern, prerenderPage(page)]));
}

function prerenderPage(page: ReactNode): PrerenderedPage {
  const sheet = new ServerStyleSheet();
  const Component = () => page;
  const router = createMemoryRouter([{ path: '*', Component }]);
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle $fontUrl="{{{font_url}}}" />
        <RouterProvider router={router} />
      </>,
    ),
  );
  // React would have pictures fetched ahead whose address is a slot, which may stay empty.
  const html = markup.replace(/<link rel="preload" as="image"[^>]*>/g, '');
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled.*$/g, '');
  sheet.seal();
  return { html, css };
}
