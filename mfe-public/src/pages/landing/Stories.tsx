import { Avatar, displayFontStyle, media, Name, SecondaryText, Timeline, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { Container } from '../../layout/Container';
import { story } from './content';
import { PageSection, SectionTitle } from './sectionStyles';

/** A student's quote, and the steps from sign-up to the job. */
export function Stories() {
  return (
    <PageSection as="section" id="stories" aria-labelledby="stories-title">
      <Sides>
        <div>
          <SectionTitle id="stories-title">Stories</SectionTitle>
          <figure>
            <Quote>“{story.quote}”</Quote>
            <Author>
              <Avatar name={story.name} size={52} $tone="ink" />
              <div>
                <Name>{story.name}</Name>
                <SecondaryText>{story.origin}</SecondaryText>
              </div>
            </Author>
          </figure>
        </div>
        <Timeline label={`How it went for ${story.name}`} steps={story.steps} />
      </Sides>
    </PageSection>
  );
}

const Sides = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  gap: 4rem 6rem;
  align-items: start;
  padding-block: ${t.space[9]};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 2.5rem; padding-block: 4rem; }
`;
const Quote = styled.blockquote`
  ${displayFontStyle}
  margin-top: 1.5rem;
  font-size: clamp(1.5rem, 1.05rem + 1.7vw, 2.375rem);
  font-weight: 500;
  line-height: 1.22;
  letter-spacing: -0.02em;
  text-wrap: pretty;
`;
const Author = styled.figcaption`display: flex; gap: 0.875rem; align-items: center; margin-top: 2rem; line-height: 1.4;`;
