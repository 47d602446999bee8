import { Notice, TextLink } from '@foothold/shared/ui';
import { paths } from '../../routes/paths';

/** Documents that open for nobody because of the scanner for malware, which only its operator can change. */
export const DocumentNotices = ({ waiting, unscannable }: { waiting: number; unscannable: number }) => (
  <>
    {waiting > 0 && (
      <Notice tone="warn">
        {waiting === 1
          ? 'A document waits for its check for malware, and opens for nobody meanwhile. '
          : `${formatCount(waiting)} documents wait for their check for malware, and open for nobody meanwhile. `}
        The scanner is slow or away.
      </Notice>
    )}
    {unscannable > 0 && (
      <Notice tone="warn" action={<TextLink to={paths.auditAction('file.unscannable')}>See which</TextLink>}>
        {unscannable === 1
          ? 'A document could not be checked for malware, so nobody can open it.'
          : `${formatCount(unscannable)} documents could not be checked for malware, so nobody can open them.`}
      </Notice>
    )}
  </>
);

/** The server counts up to 100. */
const formatCount = (count: number) => (count < 100 ? String(count) : `At least ${count}`);
