import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon';
import { t } from '../tokens';
import { Field, type FieldProps } from './Field';
import { Input } from './TextField';

interface SearchFieldProps extends Pick<FieldProps, 'label'>, Omit<ComponentProps<'input'>, 'type'> {}

/** Looks through a list. Its label is for screen readers; the placeholder says what can be asked. */
export function SearchField({ label, id, ...input }: SearchFieldProps) {
  return (
    <Field label={label} hideLabel id={id}>
      {(tied) => (
        <Holder>
          <Icon of={Search} />
          <Input {...input} {...tied} type="search" />
        </Holder>
      )}
    </Field>
  );
}

const Holder = styled.div`
  position: relative;
  > svg { position: absolute; left: 0.875rem; top: 14px; color: ${t.color.ink3}; pointer-events: none; }
  > input { padding-left: 2.75rem; }
`;
