import { TextLink } from '@foothold/shared/ui';
import { Support, SupportLink } from '../../components/Support';
import { LegalPage } from './LegalPage';

export function Component() {
  return (
    <LegalPage title="Terms" subtitle="What you may expect of Foothold, and what Foothold expects of you.">
      <h2>What Foothold is</h2>
      <p>
        A place where companies post internships and jobs and where students and graduates apply to them. Foothold is no
        employer and no party to what a company and a candidate agree with each other.
      </p>
      <h2>Accounts</h2>
      <ul>
        <li>
          You sign up as a candidate or as a company, with an email address that is yours and a password you keep to
          yourself.
        </li>
        <li>
          What you say about yourself or your company must be true, your CAC number and your certificates included.
        </li>
        <li>
          A company can post and read applications after a person on our team has checked it. We may refuse it, and say
          why; it can correct its details and ask again.
        </li>
      </ul>
      <h2>Jobs</h2>
      <ul>
        <li>A job must exist, and its pay, place and deadline must be as posted.</li>
        <li>
          A job stays open through the last day of its deadline. A company may close or delete it before; candidates who
          applied are told.
        </li>
        <li>We take down a job that misleads or that asks candidates for money.</li>
      </ul>
      <h2>Applications</h2>
      <ul>
        <li>You apply to a job once, with your own files. Until the company decides, you may withdraw.</li>
        <li>A company uses what it receives to fill that job and for nothing else.</li>
        <li>
          We promise no job, no interview and no answer within a certain time. You do see when your application is
          opened and decided.
        </li>
      </ul>
      <h2>Interviews</h2>
      <ul>
        <li>A company offers three times; you choose one, once, before it starts. Times are those of the company.</li>
        <li>Interviews take place at the company’s own meeting link. Foothold neither joins nor records them.</li>
      </ul>
      <h2>Ending</h2>
      <p>
        <Support otherwise="You can have your account closed.">
          Write to <SupportLink /> to have your account closed.
        </Support>{' '}
        We close accounts that break these terms. What happens to your data is on the page{' '}
        <TextLink to="/privacy">Privacy</TextLink>.
      </p>
    </LegalPage>
  );
}
