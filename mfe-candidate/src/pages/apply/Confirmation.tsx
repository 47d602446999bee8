import { Icon, LinkButton, Page, Quiet, Row, Stack, Title, t } from '@foothold/shared/ui';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';

export const Submitted = () => (
  <Confirmation title="Your application has been submitted!">
    The company has your letter and both files. My Applications shows when it opens them.
  </Confirmation>
);

export const AlreadyApplied = () => (
  <Confirmation title="You have already applied for this job">
    One application a job is enough. My Applications shows where it stands.
  </Confirmation>
);

/** Takes the form's place. The heading takes the focus, so that the news is read out. */
function Confirmation({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Page>
      <Stack $gap={4}>
        <Mark>
          <Icon of={CircleCheck} />
        </Mark>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Quiet>{children}</Quiet>
        <Row>
          <LinkButton to={paths.jobs} $tone="primary">
            Back to jobs
          </LinkButton>
          <LinkButton to={paths.applications}>My Applications</LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 45px;
  border-radius: ${t.radius.pebble};
  background: ${t.color.goodTint};
  color: ${t.color.good};
`;
