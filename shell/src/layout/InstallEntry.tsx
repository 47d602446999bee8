import { Icon, t } from '@foothold/shared/ui';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { install, useInstallation } from '../install/installation';
import { navRowStyle } from './navRowStyle';

/** The sidebar's entry that installs the site, where the browser can. Where its own menu does, it says how. */
export function InstallEntry() {
  const installation = useInstallation();
  const [isExplained, setExplained] = useState(false);
  const explanation = useId();
  if (!installation) return null;
  const isByHand = installation === 'by hand';
  return (
    <>
      <Entry
        type="button"
        {...(isByHand && { 'aria-expanded': isExplained, 'aria-controls': explanation })}
        onClick={() => (isByHand ? setExplained(!isExplained) : void install())}
      >
        <Icon icon={Download} />
        Install Foothold
      </Entry>
      {isByHand && (
        <Explanation id={explanation} hidden={!isExplained}>
          Tap Share in your browser, then Add to Home Screen.
        </Explanation>
      )}
    </>
  );
}

const Entry = styled.button`${navRowStyle} flex: none; width: 100%; border: 0; background: none; cursor: pointer; text-align: left;`;
const Explanation = styled.p`
  padding: 0 1.5rem 0.5rem;
  color: ${t.color.onPine2};
  font-size: ${t.size.small};
`;
