import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Avatar } from '../text/Avatar';
import { LowDataSwitch } from './LowDataSwitch';
import { applyLowData } from './lowData';

const root = document.documentElement;
const setSaveData = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom.
  document.cookie = value;
};
const getSwitch = () => screen.getByRole('checkbox', { name: 'Low data' });
const listPictures = () => document.querySelectorAll('img').length;

beforeEach(() => setSaveData(false));
afterEach(() => {
  root.removeAttribute('data-low');
  setCookie('data=; max-age=0; path=/');
});

describe('LowDataSwitch', () => {
  it('says what it does, applies at once and stores it in a cookie', async () => {
    render(<LowDataSwitch />);
    expect(getSwitch()).not.toBeChecked();
    expect(getSwitch()).toHaveAccessibleDescription('No film, fonts or logos');
    await userEvent.click(getSwitch());
    expect(getSwitch()).toBeChecked();
    expect(root).toHaveAttribute('data-low');
    expect(document.cookie).toContain('data=low');
  });

  it('stores nothing where it says the same as the browser', async () => {
    setSaveData(true);
    root.setAttribute('data-low', '');
    render(<LowDataSwitch />);
    await userEvent.click(getSwitch());
    expect(document.cookie).toContain('data=full');
    expect(root).not.toHaveAttribute('data-low');
    await userEvent.click(getSwitch());
    expect(document.cookie).not.toContain('data=');
    expect(root).toHaveAttribute('data-low');
  });

  it('cannot be used on a prerendered page, which has no scripts yet', () => {
    expect(renderToStaticMarkup(<LowDataSwitch />)).toMatch(/<input[^>]* disabled/);
  });
});

describe('applyLowData', () => {
  it.each([
    ['data=low', false, true],
    ['data=full', true, false],
    ['', true, true],
    ['', false, true],
  ])('with the cookie "%s" and the browser’s own %s turns a kept page to %s', (cookie, saveData, isLow) => {
    setSaveData(saveData);
    root.toggleAttribute('data-low', cookie !== 'data=low');
    if (cookie) setCookie(cookie);
    applyLowData();
    expect(root.hasAttribute('data-low')).toBe(isLow);
  });
});

describe('Avatar', () => {
  it('loads no logo where data is low, but a large one when it is asked for, until it is no longer', async () => {
    render(<LowDataSwitch />);
    render(
      <>
        <Avatar name="Kano Foods" logo="/storage/a.png" />
        <Avatar name="Kano Foods" logo="/storage/a.png" size={76} />
        <Avatar name="Ada" size={76} />
      </>,
    );
    expect(listPictures()).toBe(2);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(getSwitch());
    expect(listPictures()).toBe(0);

    const show = screen.getByRole('button', { name: 'Show the logo of Kano Foods' });
    await userEvent.click(show);
    expect(listPictures()).toBe(1);
    expect(show).toHaveFocus();
    expect(show).toBePressed();
    await userEvent.click(show);
    expect(listPictures()).toBe(0);
  });
});
