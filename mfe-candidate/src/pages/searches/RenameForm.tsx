import { useRefresh } from '@foothold/shared/area';
import { changeSavedSearch, maxSearchName, type SavedSearch, savedSearchName } from '@foothold/shared/contract';
import { useEndpointForm } from '@foothold/shared/forms';
import { Button, FormNotice, Row, Stack, TextField, toast } from '@foothold/shared/ui';

/** Gives a saved search a name of the student's own; an empty one names it by its conditions again. */
export function RenameForm({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const refresh = useRefresh();
  const { field, submit, formState } = useEndpointForm(changeSavedSearch, {
    rules: savedSearchName,
    defaultValues: { name: search.name ?? '' },
    send: ({ name }) => ({ params: { id: search.id }, body: { name } }),
    onDone: async () => {
      toast.success('Renamed');
      onClose();
      await refresh();
    },
  });
  const { errors, isSubmitting } = formState;
  return (
    <Stack as="form" $gap={3} onSubmit={submit} noValidate>
      <TextField
        label="Name"
        hint="Leave it empty to name it by its words and filters."
        maxLength={maxSearchName}
        autoFocus
        {...field('name')}
      />
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <Row>
        <Button type="submit" $tone="primary" $size="small" busy={isSubmitting} busyLabel="Saving...">
          Save name
        </Button>
        <Button $tone="ghost" $size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
