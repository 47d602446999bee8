export { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline, SectionStack } from './AreaPage';
export { type Area, type AreaRouteHandle, defineArea, type NavItem } from './defineArea';
export { FailurePage } from './FailurePage';
export { LoadFailure } from './LoadFailure';
export { LogoutDialog } from './LogoutDialog';
export { FormColumn, ProfileColumn, ProfileSections } from './ProfileColumns';
export { useRefresh, useRevalidateOnConversations, useRevalidateOnEvents, useRevalidateWhile } from './revalidation';
export { useNow } from './useNow';
