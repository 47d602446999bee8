import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Logo } from '../drawings/Logo';
import { Row } from '../layout/layout';
import { Page, PageHeader } from '../layout/Page';
import { media, t } from '../tokens';
import { Badges, Buttons, Colours } from './basics';
import { Fields, Files } from './fields';
import { JobCards } from './jobs';
import { Lists, Places, Tables } from './lists';
import { Asking, Choices, EmptyStates, Telling } from './states';

const parts: readonly [string, () => ReactNode][] = [
  ['Colour', Colours],
  ['Buttons', Buttons],
  ['Status', Badges],
  ['Fields', Fields],
  ['Files', Files],
  ['Empty states', EmptyStates],
  ['Waiting and telling', Telling],
  ['Asking', Asking],
  ['Choices', Choices],
  ['Jobs', JobCards],
  ['Figures and tabs', Lists],
  ['Tables', Tables],
  ['Places', Places],
];

/** Every part in its states. A page of development: it is in no release. */
export function Gallery() {
  return (
    <Page $alone>
      <PageHeader title="Components" subtitle="Every part in its states, in both themes." actions={<Logo />} />
      {parts.map(([name, Part]) => (
        <Shelf key={name} aria-label={name}>
          <h2>{name}</h2>
          <Row as="div">
            <Part />
          </Row>
        </Shelf>
      ))}
    </Page>
  );
}

const Shelf = styled.section`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: 1rem 2rem;
  padding-block: 2rem;
  border-top: 1px solid ${t.color.line};
  > h2 { font: 700 1.1875rem/1.15 ${t.font.display}; letter-spacing: -0.022em; }
  > div { align-items: flex-start; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
