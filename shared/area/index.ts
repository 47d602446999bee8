export { AreaUnavailable } from './AreaUnavailable';
export { type Area, defineArea, type NavItem } from './defineArea';
export { FailurePage } from './FailurePage';
export { LogoutDialog } from './LogoutDialog';
