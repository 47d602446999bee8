import { Link } from '@foothold/shared/router';
import { Avatar, Logo, media, onPine, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The pine bar at the top of a phone. */
export function TopBar({ name, logo }: { name: string; logo?: string | null }) {
  return (
    <Bar>
      <Start to="/">
        <Logo small />
      </Start>
      <Avatar name={name} logo={logo} size={34} $tone="pine" />
    </Bar>
  );
}

const Bar = styled.header`
  display: none;
  ${media.phone} {
    ${onPine}
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 56px;
    padding: 0 ${t.width.gutter};
  }
`;
const Start = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${t.width.tap};
  color: ${t.color.onPine};
  text-decoration: none;
`;
