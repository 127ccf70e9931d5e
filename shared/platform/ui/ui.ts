/**
 * The design system used by all screens: the kit's components by name, our own parts, and the icons
 * in use. Styles are loaded by the shell only (`ui/styles`).
 *
 * The page forbids inline style elements, so style props take plain values only (`mt="md"`, never
 * `mt={{ base: … }}`), and grids are `AutoGrid`, not the kit's.
 */
export {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Box,
  Button,
  Card,
  Center,
  Checkbox,
  CloseButton,
  Collapse,
  Divider,
  Drawer,
  Fieldset,
  Flex,
  Group,
  Input,
  Loader,
  Menu,
  Modal,
  Paper,
  Popover,
  Progress,
  Radio,
  ScrollArea,
  SegmentedControl,
  Skeleton,
  Stack,
  Switch,
  Table,
  Tabs,
  Text,
  Textarea,
  TextInput,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
export { BrandMark, type BrandMarkProps } from './brand/brand-mark.tsx';
export { MultiSelect, Select } from './choice/choice.ts';
export { clearButton } from './clear-button.ts';
export { Facts, type FactsProps } from './facts/facts.tsx';
export {
  ChooseFileButton,
  type ChooseFileButtonProps,
} from './files/choose-file-button.tsx';
export * from './icons.ts';
export { InfoButton, type InfoButtonProps } from './info/info-button.tsx';
export { ExternalLink, type ExternalLinkProps } from './links/external-link.tsx';
export { AutoGrid, type AutoGridProps } from './page/auto-grid.tsx';
export { Page, type PageProps } from './page/page.tsx';
export { PageHeader, type PageHeaderProps } from './page/page-header.tsx';
export { SkipLink, type SkipLinkProps } from './page/skip-link.tsx';
export { Pager, type PagerProps } from './pager/pager.tsx';
export { Panel, type PanelProps } from './panel/panel.tsx';
export { PortalProvider, type PortalProviderProps } from './provider/portal-provider.tsx';
export {
  type ColorScheme,
  type ColorSchemeChoice,
  useColorScheme,
} from './provider/use-color-scheme.ts';
export { useSearchText } from './search/use-search-text.ts';
export { EmptyState, type EmptyStateProps } from './states/empty-state.tsx';
export { FailedState, type FailedStateProps } from './states/failed-state.tsx';
export { PanelSkeleton, type PanelSkeletonProps } from './states/panel-skeleton.tsx';
export { QuietRefresh, type QuietRefreshProps } from './states/quiet-refresh.tsx';
export type { Column, Sort } from './table/column.ts';
export { DataTable, type DataTableProps } from './table/data-table.tsx';
export type { RowExpansion, RowSelection } from './table/row-parts.ts';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
