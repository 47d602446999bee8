import { type Glyph, Icon, LinkButton, Page, Row, SecondaryText, Stack, Title, t } from '@foothold/shared/ui';
import { CircleCheck, Smartphone, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { paths } from '../../routes/paths';

export const Submitted = () => (
  <Confirmation title="Your application has been submitted!">
    The company has your letter, and opens your files once they have been checked. My Applications shows where it
    stands.
  </Confirmation>
);

export const Kept = () => (
  <Confirmation title="Your application is kept on this device" icon={Smartphone}>
    Not sent yet: it is sent when you are back online and Foothold is open here. Logging out deletes it.
  </Confirmation>
);

export const AlreadyApplied = () => (
  <Confirmation title="You have already applied for this job">
    One application a job is enough. My Applications shows where it stands.
  </Confirmation>
);

export const Withdrawn = () => (
  <Confirmation title="You have withdrawn your application for this job" icon={Undo2}>
    You cannot apply for it again. Other jobs are open.
  </Confirmation>
);

interface ConfirmationProps {
  title: string;
  icon?: Glyph;
  children: ReactNode;
}

/** Replaces the form. The heading takes the focus, so that screen readers announce the outcome. */
function Confirmation({ title, icon = CircleCheck, children }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Page>
      <Stack $gap={4}>
        <IconCircle>
          <Icon icon={icon} />
        </IconCircle>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <SecondaryText>{children}</SecondaryText>
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

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 45px;
  border-radius: ${t.radius.blob};
  background: ${t.color.goodTint};
  color: ${t.color.good};
`;
