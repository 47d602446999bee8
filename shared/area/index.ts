export { AreaUnavailable } from './AreaUnavailable';
export { type Area, defineArea, type NavItem } from './defineArea';
export { FailurePage } from './FailurePage';
export { LoadFailure } from './LoadFailure';
export { LogoutDialog } from './LogoutDialog';
export { useRevalidateOnEvents } from './useLive';
export { useRefresh } from './useRefresh';
