import { saveReturnPath, useRole } from '@foothold/shared/auth';
import { useLocation } from '@foothold/shared/router';
import { Button, LinkButton, Meta, Page, Row, SecondaryText, Stack, TextField, Title, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { useIsWithinAppLayout } from '../layout/withinAppLayout';
import { SplitPage } from '../login/LoginLayout';

/** An address that nobody or not this user can open: why, and the ways on. */
export function UnknownAddress() {
  const role = useRole();
  const hasLayout = useIsWithinAppLayout();
  const Layout = hasLayout ? Page : SplitPage;
  return (
    <Layout>
      <Stack>
        <Title>There is no page at this address</Title>
        <SecondaryText>It may have moved or been removed, or the address has a typing mistake.</SecondaryText>
        {(role === null || role === 'student') && <JobSearch action={role ? '/dashboard/jobs' : '/jobs'} />}
        <Row>
          {hasLastPlace() && (
            <Button $tone="soft" onClick={() => window.history.back()}>
              Back to where you were
            </Button>
          )}
          <LinkButton $tone="plain" to="/" reloadDocument>
            Go to the start
          </LinkButton>
          {role === null && <LoginLink />}
        </Row>
        <Meta>Unexpected Application Error! No route matches URL.</Meta>
      </Stack>
    </Layout>
  );
}

/** A form without script: the list is another document, which may belong to another area. */
const JobSearch = ({ action }: { action: string }) => (
  <SearchForm role="search" action={action}>
    <TextField type="search" name="q" label="Search jobs" maxLength={200} enterKeyHint="search" autoComplete="off" />
    <Button type="submit" $tone="primary">
      Search
    </Button>
  </SearchForm>
);

/** Whether Back leads to another page of this site. The router counts the entries of this document in `idx`. */
function hasLastPlace(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0 || document.referrer.startsWith(`${window.location.origin}/`);
}

/** Some pages are unknown to who is not logged in. The login returns to this address. */
function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton $tone="plain" to="/login" onClick={() => saveReturnPath(pathname + search)}>
      Log in
    </LinkButton>
  );
}

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${t.space[3]};
  max-width: 34rem;
`;
