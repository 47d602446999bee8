import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline } from '@foothold/shared/area';
import { type ReleaseScreenshots, type Viewport, viewScreenshots } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from '@foothold/shared/router';
import { BackLink, EmptyState, Stack, TabLinks } from '@foothold/shared/ui';
import styled from 'styled-components';
import { appLabel } from '../../appLabel';
import { buildDetailOutline } from '../../details/DetailPage';
import { formatDateTime } from '../../format';
import { paths } from '../../routes/paths';
import { PageComparison } from './PageComparison';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const ofRelease = { app: String(params.app), release: String(params.release) };
  return { ...ofRelease, ...(await call(viewScreenshots, { params: ofRelease }, request.signal)) };
}

/** The main pages of a release as pictures, beside those of what was live when they were made. */
export function Component() {
  const { app, release, screenshots } = useLoaderData<typeof loader>();
  return (
    <AreaPage
      outline={outline}
      title={`Screenshots of ${appLabel(app)}`}
      subtitle={screenshots ? describeOrigin(release, screenshots) : release}
    >
      {screenshots ? <Comparisons release={release} screenshots={screenshots} /> : <NoScreenshots />}
    </AreaPage>
  );
}

const describeOrigin = (release: string, { live_release, made_at }: ReleaseScreenshots): string =>
  `${release}, ${
    live_release === null ? 'before anything of it was live' : `beside ${live_release}, which was live`
  } on ${formatDateTime(made_at)}.`;

const widthLabels = { desktop: 'Desktop', phone: 'Phone' } satisfies Record<Viewport, string>;

function Comparisons({ release, screenshots }: { release: string; screenshots: ReleaseScreenshots }) {
  const { pages, live_release } = screenshots;
  const [params] = useSearchParams();
  const viewport: Viewport = params.get('width') === 'phone' ? 'phone' : 'desktop';
  const countDifferent = (at: Viewport) => pages.filter((page) => !page[at].is_same).length;
  // What differs is what a reader looks for.
  const sorted = [...pages].sort((one, other) => Number(one[viewport].is_same) - Number(other[viewport].is_same));
  return (
    <>
      <TabLinks
        label="Width"
        tabs={(['desktop', 'phone'] as const).map((at) => ({
          to: at === 'desktop' ? '?' : '?width=phone',
          label: widthLabels[at],
          current: at === viewport,
        }))}
      />
      <Stack $gap={7}>
        {live_release !== null && (
          <Summary>{describeDifference(countDifferent(viewport), pages.length, viewport)}</Summary>
        )}
        {sorted.map((page) => (
          <PageComparison
            key={`${page.path} ${viewport}`}
            path={page.path}
            viewport={viewport}
            comparison={page[viewport]}
            releases={{ before: live_release, after: release }}
          />
        ))}
      </Stack>
    </>
  );
}

function describeDifference(different: number, all: number, viewport: Viewport): string {
  const screen = viewport === 'phone' ? 'a phone' : 'a desktop';
  if (different === 0) return `On ${screen} all pages look as they did.`;
  return `On ${screen} ${different} of ${all} ${different === 1 ? 'pages differs' : 'pages differ'}.`;
}

const NoScreenshots = () => (
  <EmptyState title="No screenshots yet" illustration="first">
    Whoever publishes the release makes them, with the link to its preview: foothold release --preview --screenshots.
  </EmptyState>
);

const Summary = styled.p`margin-bottom: -1.5rem;`;

const outline: PageOutline = {
  ...buildDetailOutline({
    kind: 'Screenshots',
    listPath: paths.releases,
    notFound: 'No such release is kept.',
  }),
  // A width is a step of the browser's history, which is no way back.
  back: <BackLink to={paths.releases}>Releases</BackLink>,
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
