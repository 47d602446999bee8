import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { Still } from '../boot';
import { createMemoryRouter, RouterProvider } from '../router';
import { GlobalStyle } from '../ui/styles/GlobalStyle';

/** Pages by route pattern, each as markup and the rules that dress it. What the server knows better stands as `{{a slot}}`. */
export const paint = (pages: Record<string, ReactNode>): Record<string, Still> =>
  Object.fromEntries(Object.entries(pages).map(([pattern, page]) => [pattern, still(page)]));

function still(page: ReactNode): Still {
  const sheet = new ServerStyleSheet();
  const Component = () => page;
  const router = createMemoryRouter([{ path: '*', Component }]);
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle $fontUrl="{{{font_url}}}" />
        <RouterProvider router={router} />
      </>,
    ),
  );
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled.*$/g, '');
  sheet.seal();
  return { html, css };
}
