import { ApiError } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { useRouteError } from '@foothold/shared/router';
import { EmptyState, Name, Page, PageHeader, Skeleton, Stack, TextLink } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { BackWay } from './BackWay';

interface FrameProps {
  /** Where Back leads whoever opened this address itself. */
  home: string;
  children: ReactNode;
}

interface DetailPageProps extends FrameProps {
  name: string;
  subtitle?: string;
  /** By which words the audit log knows them. */
  audited: string;
}

/** All that is known of somebody. */
export const DetailPage = ({ home, name, subtitle, audited, children }: DetailPageProps) => (
  <Frame home={home}>
    <PageHeader
      title={<Name>{name}</Name>}
      subtitle={subtitle}
      actions={<TextLink to={paths.auditOf(audited)}>In the audit log</TextLink>}
    />
    <Stack $gap={6}>{children}</Stack>
  </Frame>
);

interface Kind {
  home: string;
  /** 'User': stands where a name will be. */
  kind: string;
}

export const DetailWaiting = ({ home, kind }: Kind) => (
  <Frame home={home}>
    <PageHeader title={kind} />
    <Skeleton of="detail" />
  </Frame>
);

/** Says that there is nobody here, in the words of `children`; or that they did not load, with a way to try again. */
export function DetailFailure({ home, kind, children }: Kind & { children: ReactNode }) {
  const error = useRouteError();
  const gone = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <Frame home={home}>
      <PageHeader title={kind} />
      {gone ? (
        <EmptyState title={`${kind} not found`}>{children}</EmptyState>
      ) : (
        <LoadFailure formatMessage={(cause) => `The ${kind.toLowerCase()} did not load. ${cause}`} />
      )}
    </Frame>
  );
}

const Frame = ({ home, children }: FrameProps) => (
  <Page $alone>
    <BackWay otherwise={home} />
    {children}
  </Page>
);
