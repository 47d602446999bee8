import { If } from '../../components/placeholders';
import { Claims } from './Claims';
import { LandingLayout } from './LandingLayout';
import { LiveFiguresLayout } from './LiveFiguresLayout';
import { LiveJob, LiveJobsLayout } from './LiveJobs';
import { WayIn, WaysInLayout } from './WaysIn';

/** The front page as a Mustache template that the server fills in. */
export const LandingPrerender = () => (
  <LandingLayout
    jobs={
      <If placeholder="any">
        <LiveJobsLayout count="{{count}}">
          <If placeholder="jobs">
            <LiveJob to="/{{path}}" title="{{title}}" details="{{company_and_place}} · {{left}}" />
          </If>
        </LiveJobsLayout>
      </If>
    }
    waysIn={
      <If placeholder="any">
        <WaysInLayout
          fields={
            <If placeholder="fields">
              <WayIn to="/{{way}}" value="{{value}}" count="{{number}}" />
            </If>
          }
          places={
            <If placeholder="places">
              <WayIn to="/{{way}}" value="{{value}}" count="{{number}}" />
            </If>
          }
        />
      </If>
    }
    claims={
      <If placeholder="has_claims">
        <Claims />
      </If>
    }
    figures={
      <LiveFiguresLayout countedOn="{{counted_on}}">
        <If placeholder="figures">
          <div>
            <dt>{'{{label}}'}</dt>
            <dd>{'{{figure}}'}</dd>
          </div>
        </If>
      </LiveFiguresLayout>
    }
  />
);
