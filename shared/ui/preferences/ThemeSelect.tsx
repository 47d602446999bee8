import { ChevronDown, SunMoon } from 'lucide-react';
import styled, { css } from 'styled-components';
import { Icon } from '../drawings/Icon';
import { visuallyHiddenStyle } from '../styles/mixins';
import { t } from '../theme/tokens';
import { setTheme, themes, useTheme } from './themeChoice';

interface ThemeSelectProps {
  /** Only the icon, where there is no room for words. */
  isIconOnly?: boolean;
  /** From the styled component of the place that it is in. */
  className?: string | undefined;
}

/** Chooses between the system's theme, light and dark: the browser's own list, under what is shown here. */
export function ThemeSelect({ isIconOnly = false, className }: ThemeSelectProps) {
  const theme = useTheme();
  return (
    <Field className={className} $isIconOnly={isIconOnly}>
      <Icon icon={SunMoon} />
      <span>Theme</span>
      {/* The select says it to screen readers. */}
      <Value aria-hidden="true">
        {labels[theme ?? 'system']}
        <Icon icon={ChevronDown} small />
      </Value>
      <select
        value={theme ?? 'system'}
        // Nothing could act on a choice before the page has its scripts.
        disabled={theme === null}
        onChange={({ target }) => setTheme(themes.find((name) => name === target.value) ?? 'system')}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {labels[name]}
          </option>
        ))}
      </select>
    </Field>
  );
}

const labels = { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<(typeof themes)[number], string>;

const Value = styled.span`display: flex; gap: 0.25rem; align-items: center;`;
const iconOnlyStyle = css`
  justify-content: center;
  width: 44px;
  min-height: 44px;
  border-radius: ${t.radius.blob};
  > span { ${visuallyHiddenStyle} }
  &:hover { background: ${t.color.sunken}; }
`;
const Field = styled.label<{ $isIconOnly: boolean }>`
  position: relative;
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-height: 44px;
  > select { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; font-size: 1rem; }
  > select:disabled { cursor: default; }
  > select > option { background: ${t.color.surface}; color: ${t.color.ink}; }
  &:has(:focus-visible) { outline: 3px solid ${t.color.focus}; outline-offset: -3px; }
  ${({ $isIconOnly }) => $isIconOnly && iconOnlyStyle}
`;
