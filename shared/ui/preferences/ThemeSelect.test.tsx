import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeSelect } from './ThemeSelect';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('data-theme');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom.
  document.cookie = 'theme=; max-age=0; path=/';
});

describe('ThemeSelect', () => {
  it.each(['Dark', 'Light'])('applies %s at once and stores it in a cookie', async (label) => {
    render(<ThemeSelect />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), label);
    expect(root).toHaveAttribute('data-theme', label.toLowerCase());
    expect(document.cookie).toContain(`theme=${label.toLowerCase()}`);
  });

  it('removes the stored theme when System is chosen', async () => {
    render(<ThemeSelect />);
    const select = screen.getByRole('combobox', { name: 'Theme' });
    await userEvent.selectOptions(select, 'Dark');
    await userEvent.selectOptions(select, 'System');
    expect(root).not.toHaveAttribute('data-theme');
    expect(document.cookie).not.toContain('theme=');
  });

  it('shows the theme of the document, and what is chosen in another one on the page', async () => {
    root.dataset.theme = 'dark';
    render(
      <>
        <ThemeSelect />
        <ThemeSelect isIconOnly />
      </>,
    );
    const [first, second] = screen.getAllByRole('combobox', { name: 'Theme' }) as [HTMLElement, HTMLElement];
    expect(first).toHaveDisplayValue('Dark');
    await userEvent.selectOptions(second, 'Light');
    expect(first).toHaveDisplayValue('Light');
  });

  it('cannot be used on a prerendered page, which has no scripts yet', () => {
    expect(renderToStaticMarkup(<ThemeSelect />)).toMatch(/<select[^>]* disabled/);
  });
});
