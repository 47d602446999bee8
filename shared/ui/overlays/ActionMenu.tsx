import { MenuItem } from 'react-aria-components/Menu';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { t } from '../theme/tokens';
import { forwardFocus, MenuPopover, type MenuPopoverProps } from './MenuPopover';
import { List, menuItemStyle } from './menuStyles';
import type { MenuAction } from './types';

interface ActionMenuProps extends Pick<MenuPopoverProps, 'label' | 'trigger' | 'isOpen' | 'onClose'> {
  actions: readonly MenuAction[];
}

/** The actions of a menu button. */
export function ActionMenu({ label, trigger, actions, isOpen, onClose }: ActionMenuProps) {
  return (
    <MenuPopover label={label} trigger={trigger} isOpen={isOpen} onClose={onClose} alignEnd>
      <List ref={forwardFocus} aria-label={label} autoFocus="first">
        {actions.map(({ label: actionLabel, icon, danger = false, onSelect }) => (
          <ActionItem
            key={actionLabel}
            textValue={actionLabel}
            $danger={danger}
            onAction={() => {
              onClose();
              onSelect();
            }}
          >
            {icon && <Icon icon={icon} />}
            <span>{actionLabel}</span>
          </ActionItem>
        ))}
      </List>
    </MenuPopover>
  );
}

const ActionItem = styled(MenuItem)<{ $danger: boolean }>`
  ${menuItemStyle}
  ${({ $danger }) => $danger && `color: ${t.color.bad};`}
`;
