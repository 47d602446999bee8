import { Link } from '@foothold/shared/router';
import { Avatar, brandSurfaceStyle, Logo, media, t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The bar at the top of the dashboard on a phone. */
export function TopBar({ name, logo }: { name: string; logo?: string | null }) {
  return (
    <Bar>
      <HomeLink to="/">
        <Logo small />
      </HomeLink>
      <Avatar name={name} logo={logo} size={34} $tone="pine" />
    </Bar>
  );
}

const Bar = styled.header`
  display: none;
  ${media.phone} {
    ${brandSurfaceStyle}
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 56px;
    padding: 0 ${t.width.gutter};
  }
`;
const HomeLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${t.width.tapTarget};
  color: ${t.color.onPine};
  text-decoration: none;
`;
