/** The menus on react-aria, imported lazily as one chunk. */
export { ActionMenu } from './ActionMenu';
export { ChoiceMenu, ChoiceSheet } from './ChoiceMenu';
