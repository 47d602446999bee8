import { TextLink } from '@foothold/shared/ui';
import { Support, SupportLink } from '../../components/Support';
import { LegalPage } from './LegalPage';

export function Component() {
  return (
    <LegalPage title="Privacy" subtitle="Which data Foothold keeps, who sees it, and what stays on your device.">
      <h2>What we keep</h2>
      <ul>
        <li>
          Of candidates: name, email, mobile number, sex, university, course, degree, status, applications and their
          files, saved jobs and searches, companies that they follow or hide.
        </li>
        <li>Of visitors who want new jobs by mail: an address, the search, and which jobs were mailed.</li>
        <li>
          Of companies: name, email, phone, address, state, CAC number, meeting link, website, logo, words about itself,
          jobs, what they decide on applications, and what they tell us when they ask for another review.
        </li>
        <li>Your password only as a hash (argon2id), from which it cannot be read.</li>
        <li>
          A log of decisions, status changes and downloads of documents, so that misuse can be found. Of candidates it
          holds numbers of accounts, of companies also the details that were checked.
        </li>
        <li>The server’s own log names requests by their kind, not people.</li>
      </ul>
      <h2>Who sees it</h2>
      <ul>
        <li>
          Anybody: verified companies with their name, state, website, logo and words about themselves, and their open
          jobs.
        </li>
        <li>
          A company: your application to its job, with your name, email, mobile number, university, course, degree,
          status, letter and files. Never your sex.
        </li>
        <li>
          Your resume and letters: you, the company you sent them to, and our administrators. Nobody else, and no search
          engine.
        </li>
        <li>Our administrators: what the candidate or company concerned may see, to check companies and to help.</li>
      </ul>
      <h2>Files</h2>
      <p>
        We accept PDF, DOC and DOCX files of at most 5 MB, keep them under random names, and hand them out only as
        downloads after checking who asks. A company’s logo is drawn anew from its colours alone, so that nothing else
        in the picture’s file, such as where it was taken, is kept.
      </p>
      <Retention />
      <h2>On your device</h2>
      <ul>
        <li>
          One cookie holds your session. Scripts on the page cannot read it. It ends after 24 hours without use, after
          30 days, or when you log out.
        </li>
        <li>
          A cookie tells your browser from others: those that guess your password cannot keep you out, and a login from
          a new one is mailed to you. It ends 400 days after your last login.
        </li>
        <li>
          A cookie for the colour theme, if you choose one, one for low data, and one for the split view of the list of
          jobs.
        </li>
        <li>
          Your browser’s storage holds your role and numbers of your account, so that pages find their way, and your
          email while you sign up. Opening the login clears it.
        </li>
        <li>
          An application that you finish without a connection, with its files: until it is sent, you delete it, you log
          out, or somebody else logs in.
        </li>
        <li>No advertising, no tracking by others.</li>
      </ul>
      <h2>Mails</h2>
      <p>
        We write about your applications, interviews and account: what a company decided, what an administrator decided,
        a login from a new browser, a link to set a new password. Such a link works once, for 30 minutes. New jobs come
        by mail to those who asked for them; a link in each of these mails ends them. No mail holds pictures or counts
        who opens it.
      </p>
      <h2>Your rights</h2>
      <p>
        Your profile shows what we hold about you and lets you change it. There, candidates also get a copy of
        everything as one ZIP, and delete their account. Companies, and whoever cannot log in,{' '}
        <Support otherwise="ask us for it.">
          write to <SupportLink />.
        </Support>{' '}
        The rules of use are on the page <TextLink to="/terms">Terms</TextLink>.
      </p>
    </LegalPage>
  );
}

const Retention = () => (
  <>
    <h2>How long we keep it</h2>
    <ul>
      <li>A candidate’s account, applications and files: until they delete the account. Then they go at once.</li>
      <li>
        A visitor’s address for new jobs: until the mails are stopped, or a year after their page was opened last. One
        that is not confirmed: 7 days.
      </li>
      <li>A company’s account: until it asks us to delete it.</li>
      <li>
        Of a deleted candidate’s applications, companies keep that a former candidate applied, to which job, when, and
        what became of it.
      </li>
      <li>A withdrawn application stays readable to its company, marked as withdrawn, until it is deleted.</li>
      <li>
        Wrong passwords and the number of calls: we count them for a day at most, under codes made of the email, the
        password or the network address.
      </li>
      <li>Mails that were sent: 7 days. Links to set a new password: a day after they end.</li>
      <li>The log of decisions outlives an account, because it shows who did what.</li>
    </ul>
  </>
);
