/** The two forms of a panel on react-aria, imported lazily as one chunk. */
export { Sheet } from './Sheet';
export { SidePanel } from './SidePanel';
