import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type AlertFrequency, changeSavedSearch, deleteSavedSearch, type SavedSearch } from '@foothold/shared/contract';
import { formatSearchName } from '@foothold/shared/format';
import { useNavigate } from '@foothold/shared/router';
import {
  Badge,
  Card,
  ConfirmDialog,
  formatDaysAgo,
  LinkButton,
  MenuButton,
  Name,
  NameLink,
  Notice,
  Row,
  SecondaryText,
  t,
  toast,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { ArrowRight, Mail, Pause, Pencil, Play, SlidersHorizontal, Sparkle, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../routes/paths';
import { MailDialog } from './MailDialog';
import { RenameForm } from './RenameForm';

/** One saved search, which leads to its jobs and can be renamed, changed, paused and deleted. */
export function SearchItem({ search }: { search: SavedSearch }) {
  const { id, paused, dropped } = search;
  const [mode, setMode] = useState<'renaming' | 'mails' | 'deleting' | null>(null);
  const refresh = useRefresh();
  const navigate = useNavigate();
  const close = () => setMode(null);
  const name = search.name ?? formatSearchName(search.conditions);

  const act = async (run: () => Promise<unknown>, message: string) => {
    try {
      await run();
      toast.success(message);
    } catch (cause) {
      const failure = toast.error(getErrorMessage(cause));
      // Deleted in another window: load again, so that the page shows it.
      if (!(cause instanceof ApiError && cause.code === 'not_found')) return failure;
    }
    close();
    await refresh();
  };
  const pause = useAction(() =>
    act(
      () => call(changeSavedSearch, { params: { id }, body: { paused: !paused } }),
      paused ? 'It finds new jobs again' : 'Paused',
    ),
  );
  const remove = useAction(() => act(() => call(deleteSavedSearch, { params: { id } }), 'Saved search deleted'));

  return (
    <Item as="li">
      {mode === 'renaming' ? (
        <RenameForm search={search} onClose={close} />
      ) : (
        <Head>
          <Name as="h2">{dropped.length > 0 ? name : <NameLink to={paths.savedSearch(search)}>{name}</NameLink>}</Name>
          <States search={search} />
        </Head>
      )}
      <SecondaryText as="p">{describe(search)}</SecondaryText>
      {dropped.length > 0 && <Notice tone="warn">{explainDropped(search)}</Notice>}
      <Row>
        {dropped.length === 0 && (
          <LinkButton to={paths.savedSearch(search)} $size="small" iconEnd={ArrowRight}>
            Show jobs
            <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </LinkButton>
        )}
        <MenuButton
          label="Manage"
          subject={name}
          actions={[
            { label: 'Rename', icon: Pencil, onSelect: () => setMode('renaming') },
            { label: 'Change mails', icon: Mail, onSelect: () => setMode('mails') },
            {
              label: 'Change filters',
              icon: SlidersHorizontal,
              onSelect: () => void navigate(paths.savedSearch(search)),
            },
            paused
              ? { label: 'Resume', icon: Play, onSelect: pause.start }
              : { label: 'Pause', icon: Pause, onSelect: pause.start },
            { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setMode('deleting') },
          ]}
        />
      </Row>
      <MailDialog search={search} name={name} isOpen={mode === 'mails'} onClose={close} />
      <ConfirmDialog
        title="Delete this saved search?"
        isOpen={mode === 'deleting'}
        onClose={close}
        onConfirm={remove.start}
        busy={remove.busy}
        failure={remove.failure}
        confirmLabel="Delete"
        tone="danger-solid"
      >
        Its new jobs are not marked and mailed any more. The jobs that you saved stay.
      </ConfirmDialog>
    </Item>
  );
}

const States = ({ search: { paused, new_jobs: newJobs } }: { search: SavedSearch }) => (
  <>
    {newJobs > 0 && (
      <Badge tone="info" icon={Sparkle}>
        {formatNewJobs(newJobs)}
      </Badge>
    )}
    {paused && <Badge icon={Pause}>Paused</Badge>}
  </>
);

/** The server counts up to 100. */
const formatNewJobs = (count: number) => (count === 1 ? '1 new job' : `${count < 100 ? count : '100+'} new jobs`);

/** Under a name of the student's own, what it searches for. */
const describe = ({ name, conditions, created_at, frequency }: SavedSearch) =>
  [name && formatSearchName(conditions), `Saved ${formatDaysAgo(created_at)}`, rhythms[frequency]]
    .filter(Boolean)
    .join(' · ');

const rhythms: Record<AlertFrequency, string> = {
  at_once: 'Mailed at once',
  daily: 'Mailed once a day',
  weekly: 'Mailed once a week',
  none: 'No mails',
};

const explainDropped = ({ dropped, conditions }: SavedSearch) =>
  `Foothold has no ${dropped.map((name) => `“${conditions[name]?.replaceAll(',', ', ')}”`).join(' and ')} any more, so this search finds nothing. Change its filters or delete it.`;

const Item = styled(Card)`
  display: grid;
  gap: ${t.space[3]};
  overflow-wrap: anywhere;
  h2 { font-size: ${t.size.body}; }
`;
const Head = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 0.375rem 0.75rem;`;
