import { createLazyModuleHook } from '../loading/createLazyModuleHook';

export const useMenusModule = createLazyModuleHook(() => import('./menus'));
