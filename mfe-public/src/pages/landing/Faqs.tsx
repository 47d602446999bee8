import { readBoot } from '@foothold/shared/boot';
import { ExternalLink, Icon, media, t } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { Support, SupportLink } from '../../components/Support';
import { Container } from '../../layout/Container';
import { questions } from './content';
import { PageSection, SectionTitle } from './sectionStyles';

export function Faqs() {
  return (
    <PageSection as="section" id="faqs" aria-labelledby="faqs-title">
      <Sides>
        <div>
          <SectionTitle id="faqs-title">FAQs</SectionTitle>
          <ContactHint />
        </div>
        <div>
          {questions.map(({ question, answer }, index) => (
            <Question key={question} open={index === 0}>
              <summary>
                {question}
                <Icon icon={Plus} />
              </summary>
              <p>{answer}</p>
            </Question>
          ))}
        </div>
      </Sides>
    </PageSection>
  );
}

/** Where to ask other questions: the chat group if one is configured, otherwise our email address. */
function ContactHint() {
  const { chat_group } = readBoot().links;
  if (chat_group) {
    return (
      <>
        <Hint>Something else? People who have been through it answer in the group.</Hint>
        <ExternalLink href={chat_group} target="_blank" rel="noreferrer">
          Join the chat group
        </ExternalLink>
      </>
    );
  }
  return (
    <Support>
      <Hint>Something else? Write to us.</Hint>
      <SupportLink />
    </Support>
  );
}

const Sides = styled(Container)`
  display: grid;
  grid-template-columns: 21rem 1fr;
  gap: 3rem;
  padding-block: ${t.space[8]} ${t.space[9]};
  overflow-wrap: anywhere;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 1.5rem; padding-block: 3rem 4rem; }
`;
const Hint = styled.p`margin: 0.75rem 0 1.25rem; max-width: 20em; color: ${t.color.ink2};`;
const Question = styled.details`
  border-top: 1px solid ${t.color.line};
  &:last-child { border-bottom: 1px solid ${t.color.line}; }
  summary {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 1.25rem 0;
    font-size: 1.125rem;
    font-weight: 650;
    list-style: none;
    cursor: pointer;
  }
  ${media.hover} { summary:hover svg { color: ${t.color.accentText}; } &:hover { border-top-color: ${t.color.lineStrong}; } }
  summary::-webkit-details-marker { display: none; }
  svg { margin-top: 0.25rem; transition: transform ${t.time.medium} ${t.time.easeOut}; }
  &[open] svg { transform: rotate(45deg); }
  p { padding-bottom: 1.5rem; max-width: ${t.width.measure}; color: ${t.color.ink2}; }
`;
