import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import styled from 'styled-components';
import { Icon } from '../drawings/Icon';
import { menuItemStyle } from '../overlays/menuStyles';
import { t } from '../theme/tokens';

interface OptionItem {
  id: string;
  name: string;
  /** Shown instead of the name. */
  content?: ReactNode;
}

/** The options of a list that is filtered while typing. */
export function Options({ roomy = false, ...list }: ListBoxProps<OptionItem> & { roomy?: boolean }) {
  return (
    <List {...list} renderEmptyState={() => <EmptyMessage>Nothing matches.</EmptyMessage>}>
      {({ name, content }: OptionItem) => (
        <Item textValue={name} $roomy={roomy}>
          {({ isSelected }) => (
            <>
              <span>{content ?? name}</span>
              {isSelected && <Icon icon={Check} />}
            </>
          )}
        </Item>
      )}
    </List>
  );
}

const List = styled(ListBox)`outline: none;` as unknown as typeof ListBox;
const Item = styled(ListBoxItem)<{ $roomy: boolean }>`
  ${menuItemStyle}
  justify-content: space-between;
  line-height: 1.35;
  &[data-selected] { font-weight: 650; }
  ${({ $roomy }) =>
    $roomy &&
    `min-height: 56px; padding: 0.5rem 0.25rem; border-radius: 0; border-top: 1px solid ${t.color.line}; font-size: 1.0625rem;`}
`;
const EmptyMessage = styled.p`padding: 0.75rem; color: ${t.color.ink2};`;
