export { excerpt } from '../format';
export { Button, type ButtonProps } from './buttons/Button';
export type { ButtonSize, ButtonStyleProps, ButtonTone } from './buttons/buttonStyles';
export { IconButton } from './buttons/IconButton';
export { ExternalLinkButton, LinkButton } from './buttons/LinkButton';
export { BackLink, ExternalLink, NameLink, TextButton, TextLink } from './buttons/TextLink';
export { CopyButton } from './clipboard/CopyButton';
export { useCopyToClipboard } from './clipboard/useCopyToClipboard';
export { Badge, type BadgeTone } from './data/Badge';
export { JobTimeline } from './data/JobTimeline';
export { ScanState } from './data/ScanState';
export { StatStrip } from './data/StatStrip';
export { StatusBadge } from './data/StatusBadge';
export { TabLinks } from './data/TabLinks';
export { type Step, Timeline } from './data/Timeline';
export { Contours, type ContourView } from './drawings/Contours';
export { loadContourLines } from './drawings/contourLines';
export { type Glyph, Icon } from './drawings/Icon';
export { Logo, LogoMark } from './drawings/Logo';
export { StepMarker, type StepMarkerState, StepPath } from './drawings/StepMarker';
export { ActionFailure } from './feedback/ActionFailure';
export { clearToastOnNavigation } from './feedback/clearToastOnNavigation';
export { EmptyState } from './feedback/EmptyState';
export { Notice, RetryStrip } from './feedback/Notice';
export { Skeleton } from './feedback/Skeleton';
export { ToastRegion } from './feedback/ToastRegion';
export { toast } from './feedback/toast';
export { CheckboxField } from './fields/CheckboxField';
export { CheckboxGroup } from './fields/CheckboxGroup';
export { Field, type FieldControlProps, type FieldProps, Hint } from './fields/Field';
export { FormNotice, scrollIntoSight } from './fields/FormNotice';
export { formatFileSize } from './fields/fileValidation';
export { RadioGroup } from './fields/RadioGroup';
export { SearchField } from './fields/SearchField';
export { type Option, SelectField } from './fields/SelectField';
export { TextArea, TextField } from './fields/TextField';
export { focusHeading } from './focusHeading';
export { BrandBar } from './layout/BrandBar';
export { Dock, dockEntryStyle, dockMarkerStyle } from './layout/Dock';
export {
  BrandSurface,
  Card,
  Columns,
  DecisionBar,
  ReadableWidth,
  Row,
  SideBySide,
  Stack,
  WideColumns,
} from './layout/layout';
export { Page, PageHeader } from './layout/Page';
export { Section } from './layout/Section';
export { CardTitle, Digits, Meta, Name, SecondaryText, Subtitle, Title, VisuallyHidden } from './layout/typography';
export { useIsModuleAwaited } from './loading/awaitedModules';
export { createLazyModuleHook, runWhenIdle } from './loading/createLazyModuleHook';
export { BottomSheet } from './overlays/BottomSheet';
export { Chip, ChipButton, ChipRow } from './overlays/Chip';
export { ConfirmDialog, Dialog } from './overlays/Dialog';
export { FilterMenu } from './overlays/FilterMenu';
export { MenuButton } from './overlays/MenuButton';
export { Panel, PanelFooter } from './overlays/Panel';
export type { DialogProps, MenuAction } from './overlays/types';
export { useCloseOnBack } from './overlays/useCloseOnBack';
export { isPhoneLayout, useIsPhone } from './overlays/useIsPhone';
export { LowDataSwitch } from './preferences/LowDataSwitch';
export { applyLowData, isLowData, useLowData } from './preferences/lowData';
export { ThemeSelect } from './preferences/ThemeSelect';
export { brandSurfaceStyle, GlobalStyle } from './styles/GlobalStyle';
export {
  displayFontStyle,
  nameFontStyle,
  standaloneLinkStyle,
  surfaceStyle,
  tabularNumbersStyle,
  visuallyHiddenStyle,
} from './styles/mixins';
export { Avatar } from './text/Avatar';
export { BreakableText } from './text/BreakableText';
export { JobTitle } from './text/JobTitle';
export { Money } from './text/Money';
export {
  countDaysSince,
  formatDaysAgo,
  formatDaysAgoCapitalized,
  formatRelativeDateTime,
  formatRelativeDay,
} from './text/relativeDate';
export { Prose, TextBlocks } from './text/TextBlocks';
export { media, type Space, t } from './theme/tokens';
