import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../buttons/Button';
import { Logo } from '../drawings/Logo';
import { Row } from '../layout/layout';
import { Page, PageHeader } from '../layout/Page';
import { media, t } from '../theme/tokens';
import { Badges, Buttons, Colors } from './basics';
import { Fields, Files } from './fields';
import { JobCards } from './jobs';
import { Lists, TimelineAndProfile } from './lists';
import { Pickers } from './pickers';
import { Dialogs, EmptyStates, Feedback, Menus } from './states';

const sections: readonly [string, () => ReactNode][] = [
  ['Colour', Colors],
  ['Buttons', Buttons],
  ['Status', Badges],
  ['Fields', Fields],
  ['Pickers', Pickers],
  ['Files', Files],
  ['Empty states', EmptyStates],
  ['Feedback', Feedback],
  ['Dialogs', Dialogs],
  ['Menus', Menus],
  ['Jobs', JobCards],
  ['Figures and tabs', Lists],
  ['Timeline and profile', TimelineAndProfile],
];

/** All components in their states. A page for development, not part of any release. */
export function Gallery() {
  return (
    <Page $withoutSidebar>
      <PageHeader
        title="Components"
        subtitle="All components in their states, in both themes."
        actions={
          <>
            <ThemeSwitch />
            <Logo />
          </>
        }
      />
      {sections.map(([name, Examples]) => (
        <GallerySection key={name} aria-label={name}>
          <h2>{name}</h2>
          <Row as="div">
            <Examples />
          </Row>
        </GallerySection>
      ))}
    </Page>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const),
  );
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <Button $tone="soft" $size="small" icon={theme === 'dark' ? Sun : Moon} onClick={() => setTheme(otherTheme)}>
      {`Show in ${otherTheme}`}
    </Button>
  );
}

const GallerySection = styled.section`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: 1rem 2rem;
  padding-block: 2rem;
  border-top: 1px solid ${t.color.line};
  > h2 { font: 700 1.1875rem/1.15 ${t.font.display}; letter-spacing: -0.022em; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
