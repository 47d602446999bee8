import { IconButton } from '@foothold/shared/ui';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from './useTheme';

/** Changes between light and dark, for this browser and from now on. */
export function ThemeButton() {
  const { theme, toggleTheme } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon={Sun} label="Use the light theme" onClick={toggleTheme} />
  ) : (
    <IconButton icon={Moon} label="Use the dark theme" onClick={toggleTheme} />
  );
}
