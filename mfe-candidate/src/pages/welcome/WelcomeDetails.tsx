import { buildPath, downloadWelcomeCalendar, type WholeApplication } from '@foothold/shared/contract';
import { formatFullDate } from '@foothold/shared/format';
import { Button, Card, ExternalLinkButton, Row, SecondaryText, Section, t } from '@foothold/shared/ui';
import { CalendarPlus, Printer } from 'lucide-react';
import styled from 'styled-components';

/** When and where the student starts, whom to ask, and the company's note, to print or to put into a calendar. */
export function WelcomeDetails({
  application: { id, welcome, organization, acceptance_answer },
}: {
  application: WholeApplication;
}) {
  const company = organization.company_name || 'The company';
  const isDeclined = acceptance_answer === 'declined';
  if (!welcome) {
    return (
      <SecondaryText>
        {isDeclined
          ? `${company} accepted you, and you declined.`
          : `${company} has not said yet when and where you start. You are told as soon as it does.`}
      </SecondaryText>
    );
  }
  const { starts_on, place, contact_name, contact_details, note } = welcome;
  return (
    <Section title={isDeclined ? `What ${company} had told you` : `What ${company} tells you`}>
      <Sheet as="div">
        <List>
          <dt>First day</dt>
          <dd>
            <time dateTime={starts_on}>{formatFullDate(starts_on)}</time>
          </dd>
          <dt>Place</dt>
          <dd>{place}</dd>
          <dt>Contact person</dt>
          <dd>
            {contact_name}
            <br />
            {contact_details}
          </dd>
          {note && (
            <>
              <dt>Note</dt>
              <dd className="note">{note}</dd>
            </>
          )}
        </List>
        {!isDeclined && (
          <Row $gap={2}>
            <ExternalLinkButton
              href={`/api${buildPath(downloadWelcomeCalendar, { id })}`}
              target={undefined}
              download
              $tone="soft"
              $size="small"
              icon={CalendarPlus}
            >
              Add to calendar
            </ExternalLinkButton>
            <Button $tone="ghost" $size="small" icon={Printer} onClick={() => window.print()}>
              Print
            </Button>
          </Row>
        )}
      </Sheet>
    </Section>
  );
}

const Sheet = styled(Card)`display: grid; gap: ${t.space[5]};`;
const List = styled.dl`
  overflow-wrap: anywhere;
  dt { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  dd { font-weight: 600; }
  dd + dt { margin-top: ${t.space[4]}; }
  .note { font-weight: 400; white-space: pre-line; }
`;
