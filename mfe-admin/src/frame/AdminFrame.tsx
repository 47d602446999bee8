import { Outlet } from '@foothold/shared/router';

export const Component = () => <Outlet />;
