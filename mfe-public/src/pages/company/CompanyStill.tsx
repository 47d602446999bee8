import { OutLink, Prose } from '@foothold/shared/ui';
import { CompanyMarkStill } from '../../parts/CompanyMarkStill';
import { PublicFrame } from '../../parts/PublicFrame';
import { If, Unless } from '../../parts/slots';
import { FactLine, FactList } from '../job/JobFacts';
import { About, CompanyPaper, Place } from './CompanyPaper';
import { JobRow, Rows } from './JobRow';

/** The public company page as a template: the company's own words stand in slots. */
export const CompanyStill = () => (
  <PublicFrame>
    <CompanyPaper
      mark={<CompanyMarkStill size={76} />}
      name="{{company_name}}"
      place={
        <If slot="company_state">
          <Place>{'{{company_state}}'}</Place>
        </If>
      }
      about={
        <If slot="about">
          <About>
            <Prose>{'{{{about}}}'}</Prose>
          </About>
        </If>
      }
      jobs={<Jobs />}
      facts={<Facts />}
    />
  </PublicFrame>
);

const Jobs = () => (
  <>
    <If slot="any">
      <Rows>
        <If slot="jobs">
          <JobRow to="/{{path}}" title="{{title}}" facts="{{facts}}" pay="{{pay}}" aside="{{left}}" />
        </If>
      </Rows>
    </If>
    <Unless slot="any">
      <p>No open jobs</p>
    </Unless>
  </>
);

const Facts = () => (
  <FactList>
    <FactLine label="Open jobs">{'{{total}}'}</FactLine>
    <If slot="website">
      <FactLine label="Website">
        <OutLink href="{{href}}" target="_blank" rel="noreferrer nofollow">
          {'{{host}}'}
        </OutLink>
      </FactLine>
    </If>
  </FactList>
);
