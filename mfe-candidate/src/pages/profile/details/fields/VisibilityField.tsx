import { useController } from '@foothold/shared/forms';
import { detailItemLabels } from '@foothold/shared/students';
import { CheckboxField, CheckboxGroup } from '@foothold/shared/ui';
import { type DetailPart, partItems } from '../parts';
import type { PartFormState } from '../usePartForm';

const label = 'Show to companies that I apply to';

/** Which items of a part companies see with an application. */
export function VisibilityField({ form, part }: { form: PartFormState; part: DetailPart }) {
  const { field } = useController({ control: form.control, name: 'hidden_items' });
  const items = partItems[part];
  const shown = items.filter((item) => !field.value.includes(item));
  const change = (chosen: readonly string[]) =>
    field.onChange([
      ...field.value.filter((item) => !items.includes(item)),
      ...items.filter((item) => !chosen.includes(item)),
    ]);
  if (items.length === 1)
    return (
      <CheckboxField
        label={label}
        checked={shown.length > 0}
        onChange={({ target }) => change(target.checked ? items : [])}
      />
    );
  return (
    <CheckboxGroup
      label={label}
      options={items.map((value) => ({ value, label: detailItemLabels[value] }))}
      chosen={shown}
      onChange={change}
    />
  );
}
